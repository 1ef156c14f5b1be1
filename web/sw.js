// Keeps the page itself, so that it opens without a line; games always come from the house.
// The build writes the list of files in here: another build is another worker with a cache of its
// own. It waits until every open page is closed, so a running game keeps the files it began with.
const FILES = /* the build fills in */ [];
const TEXTS = /* the build fills in */ {};
const CACHE = `page-${FILES.join().length}-${FILES.find((file) => file.startsWith('/assets/index'))}`;
const SHELL = '/';

addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([SHELL, ...FILES, ...texts()])));
});

/** What this browser likes to read; another language is kept when somebody chooses it. */
function texts() {
  const liked = navigator.languages.map((tag) => tag.split('-')[0]).find((tongue) => tongue in TEXTS);
  return TEXTS[liked ?? 'en'] ?? [];
}

async function fetched(request, pathname) {
  const answer = await fetch(request);
  if (answer.ok && Object.values(TEXTS).flat().includes(pathname)) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}

addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('page-') && name !== CACHE);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') {
    // Every address is the same page; a newer one is taken where there is a line.
    event.respondWith(fetch(request).catch(() => caches.match(SHELL)));
  } else {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetched(request, pathname)));
  }
});
