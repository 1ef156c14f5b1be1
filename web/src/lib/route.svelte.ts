// Where in the page we are, from its address.
export interface Route {
  name: 'lobby' | 'table' | 'replay' | 'gallery' | 'games' | 'rules' | 'lost';
  /** Which table; in the gallery, which game; in the rulebook, which clause or book. */
  table: string;
  invitation: string | null;
  device: string | null;
  /** Of a replay: the coach's review is wanted, at a step if one is given. */
  review: string | null;
  /** Of a replay: through whose eyes. */
  seat: string | null;
}

function roomOf(name: string, table: string): Route['name'] {
  if (name === '') return 'lobby';
  if (name === 'gallery' || name === 'games' || name === 'rules') return name;
  return table && (name === 'table' || name === 'replay') ? name : 'lost';
}

function readAddress(): Route {
  const [, name, table = ''] = location.pathname.split('/');
  const hash = new URLSearchParams(location.hash.slice(1));
  return {
    name: roomOf(name, table),
    table,
    invitation: hash.get('invitation'),
    device: hash.get('device'),
    review: hash.get('review'),
    seat: hash.get('seat'),
  };
}

let current = $state(readAddress());
const follow = () => (current = readAddress());
addEventListener('popstate', follow);
addEventListener('hashchange', follow);

export const route = (): Route => current;

export function go(path: string): void {
  history.pushState(null, '', path);
  follow();
  scrollTo(0, 0);
}

/** What makes an `a` lead to another place of the page: `<a {...wayTo('/')}>`. */
export const wayTo = (path: string) => ({
  href: path,
  onclick: (event: MouseEvent) => {
    // Who asks for another tab or window gets it.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(path);
  },
});
