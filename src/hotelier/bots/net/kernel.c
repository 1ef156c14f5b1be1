/* The net on the hot path of the search: one hidden layer fed by facts, a small second one.
 *
 * Facts come as 16-bit numbers in bytes. The first layer is a sum of rows of whole numbers, so
 * that it is the same on every machine however it is added up. A search judges many positions
 * that differ little from each other: `begin` sums up the one it starts at, `judge` only adds and
 * takes away the rows in which a position differs from the one judged before it.
 */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define FAST __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define FAST
#endif

#define MOST_OUTPUTS 8

typedef struct {
    PyObject_HEAD
    int rows, width, hidden, outputs;
    float scale;
    Py_buffer parts[6]; /* the weights stay where they are: many nets share them */
    int held;
    const int16_t *first; /* rows x width */
    const int32_t *first_bias;
    const float *second; /* width x hidden: a column of weights for each unit below */
    const float *second_bias;
    const float *last; /* outputs x hidden */
    const float *last_bias;
    int32_t *sum;       /* the first layer at the position looked at last */
    uint16_t *on;       /* its units that are on */
    float *middle;
    uint16_t *facts;    /* the changing facts of the position looked at last */
    Py_ssize_t count;
    int8_t *change;     /* by fact: how often it is there more than in that position */
    uint16_t *added, *taken; /* facts in which the next position differs */
    Py_ssize_t room;    /* for so many facts */
} Kernel;

/* Sixteen numbers at a time; the compiler makes of it what the machine has. They need not lie at
 * even addresses. */
typedef int32_t Sums __attribute__((vector_size(64)));
typedef float Floats __attribute__((vector_size(64)));
typedef int16_t Row __attribute__((vector_size(32)));
typedef Sums LooseSums __attribute__((aligned(4), may_alias));
typedef Floats LooseFloats __attribute__((aligned(4), may_alias));
typedef Row LooseRow __attribute__((aligned(2), may_alias));

#define LANES 16
#define STRIPE (4 * LANES)

/* Add the rows of some facts to the sum, take away those of others. Columns are summed up a
 * stripe after the other, so that the sums of a stripe stay in registers. */
FAST static void add_rows(int32_t *sum, const int16_t *first, int width, const uint16_t *added,
                          Py_ssize_t adds, const uint16_t *taken, Py_ssize_t takes)
{
    int column = 0;
    for (; column + STRIPE <= width; column += STRIPE) {
        LooseSums *here = (LooseSums *)(sum + column);
        Sums a = here[0], b = here[1], c = here[2], d = here[3];
        for (Py_ssize_t i = 0; i < adds; i++) {
            const LooseRow *row = (const LooseRow *)(first + (size_t)added[i] * width + column);
            a += __builtin_convertvector(row[0], Sums);
            b += __builtin_convertvector(row[1], Sums);
            c += __builtin_convertvector(row[2], Sums);
            d += __builtin_convertvector(row[3], Sums);
        }
        for (Py_ssize_t i = 0; i < takes; i++) {
            const LooseRow *row = (const LooseRow *)(first + (size_t)taken[i] * width + column);
            a -= __builtin_convertvector(row[0], Sums);
            b -= __builtin_convertvector(row[1], Sums);
            c -= __builtin_convertvector(row[2], Sums);
            d -= __builtin_convertvector(row[3], Sums);
        }
        here[0] = a, here[1] = b, here[2] = c, here[3] = d;
    }
    for (; column < width; column++) {
        int32_t total = sum[column];
        for (Py_ssize_t i = 0; i < adds; i++) total += first[(size_t)added[i] * width + column];
        for (Py_ssize_t i = 0; i < takes; i++) total -= first[(size_t)taken[i] * width + column];
        sum[column] = total;
    }
}

/* The units of the first layer that are on, without a branch for each: which ones is hard to
 * foresee. */
FAST static int units_on(const int32_t *sum, int width, uint16_t *on)
{
    int count = 0;
    for (int i = 0; i < width; i++) {
        on[count] = (uint16_t)i;
        count += sum[i] > 0;
    }
    return count;
}

FAST static void second_layer(const int32_t *sum, const uint16_t *on, int count,
                              const float *weights, const float *bias, float *middle, float scale,
                              int hidden)
{
    int unit = 0;
    for (; unit + 3 * LANES <= hidden; unit += 3 * LANES) {
        Floats a = {0}, b = {0}, c = {0}, d = {0}, e = {0}, f = {0};
        const float *column = weights + unit;
        int i = 0;
        for (; i + 2 <= count; i += 2) {
            float one = scale * (float)sum[on[i]], two = scale * (float)sum[on[i + 1]];
            const LooseFloats *row = (const LooseFloats *)(column + (size_t)on[i] * hidden);
            const LooseFloats *next = (const LooseFloats *)(column + (size_t)on[i + 1] * hidden);
            a += one * row[0], b += one * row[1], c += one * row[2];
            d += two * next[0], e += two * next[1], f += two * next[2];
        }
        if (i < count) {
            float one = scale * (float)sum[on[i]];
            const LooseFloats *row = (const LooseFloats *)(column + (size_t)on[i] * hidden);
            a += one * row[0], b += one * row[1], c += one * row[2];
        }
        const LooseFloats *start = (const LooseFloats *)(bias + unit);
        LooseFloats *to = (LooseFloats *)(middle + unit);
        to[0] = start[0] + (a + d), to[1] = start[1] + (b + e), to[2] = start[2] + (c + f);
    }
    for (; unit + LANES <= hidden; unit += LANES) {
        Floats a = {0}, b = {0};
        int i = 0;
        for (; i + 2 <= count; i += 2) {
            a += scale * (float)sum[on[i]] *
                 *(const LooseFloats *)(weights + (size_t)on[i] * hidden + unit);
            b += scale * (float)sum[on[i + 1]] *
                 *(const LooseFloats *)(weights + (size_t)on[i + 1] * hidden + unit);
        }
        if (i < count)
            a += scale * (float)sum[on[i]] *
                 *(const LooseFloats *)(weights + (size_t)on[i] * hidden + unit);
        *(LooseFloats *)(middle + unit) = *(const LooseFloats *)(bias + unit) + (a + b);
    }
    for (; unit < hidden; unit++) {
        float total = bias[unit];
        for (int i = 0; i < count; i++)
            total += scale * (float)sum[on[i]] * weights[(size_t)on[i] * hidden + unit];
        middle[unit] = total;
    }
}

static void last_layers(Kernel *self, const int32_t *sum, float *out)
{
    int count = units_on(sum, self->width, self->on);
    second_layer(sum, self->on, count, self->second, self->second_bias, self->middle, self->scale,
                 self->hidden);
    for (int k = 0; k < self->outputs; k++) {
        float value = self->last_bias[k];
        const float *row = self->last + (size_t)k * self->hidden;
        for (int j = 0; j < self->hidden; j++)
            if (self->middle[j] > 0) value += self->middle[j] * row[j];
        out[k] = value;
    }
}

static int kernel_init(Kernel *self, PyObject *args, PyObject *kwargs)
{
    Py_buffer *parts = self->parts;
    static char *names[] = {"rows", "width", "hidden", "outputs", "scale", "first", "first_bias",
                            "second", "second_bias", "last", "last_bias", NULL};
    if (self->held) {
        PyErr_SetString(PyExc_TypeError, "a kernel is made once");
        return -1;
    }
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "iiiify*y*y*y*y*y*", names, &self->rows,
                                     &self->width, &self->hidden, &self->outputs, &self->scale,
                                     &parts[0], &parts[1], &parts[2], &parts[3], &parts[4],
                                     &parts[5]))
        return -1;
    self->held = 1;
    Py_ssize_t rows = self->rows, width = self->width, hidden = self->hidden,
               outputs = self->outputs;
    int fits = rows > 0 && rows <= 32768 && width > 0 && width <= 4096 && hidden > 0 &&
               hidden <= 4096 && outputs > 0 && outputs <= MOST_OUTPUTS &&
               parts[0].len == rows * width * 2 && parts[1].len == width * 4 &&
               parts[2].len == width * hidden * 4 && parts[3].len == hidden * 4 &&
               parts[4].len == outputs * hidden * 4 && parts[5].len == outputs * 4;
    if (!fits) {
        PyErr_SetString(PyExc_ValueError, "the weights do not have the sizes they claim");
        return -1;
    }
    self->first = parts[0].buf;
    self->first_bias = parts[1].buf;
    self->second = parts[2].buf;
    self->second_bias = parts[3].buf;
    self->last = parts[4].buf;
    self->last_bias = parts[5].buf;
    self->sum = calloc(width, 4);
    self->on = calloc(width, 2);
    self->middle = calloc(hidden, 4);
    self->change = calloc(rows, 1);
    if (!self->sum || !self->on || !self->middle || !self->change) {
        PyErr_NoMemory();
        return -1;
    }
    memcpy(self->sum, self->first_bias, 4 * width);
    return 0;
}

static void kernel_dealloc(Kernel *self)
{
    if (self->held)
        for (int i = 0; i < 6; i++) PyBuffer_Release(&self->parts[i]);
    free(self->sum);
    free(self->on);
    free(self->middle);
    free(self->facts);
    free(self->change);
    free(self->added);
    free(self->taken);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

/* Whether the weights were accepted: a kernel made without them cannot be used. */
static int ready(Kernel *self)
{
    if (self->change) return 1;
    PyErr_SetString(PyExc_ValueError, "the net has no weights");
    return 0;
}

/* Whether all facts are rows of the net. */
static int known(Kernel *self, const uint16_t *facts, Py_ssize_t count)
{
    uint16_t largest = 0;
    for (Py_ssize_t i = 0; i < count; i++) largest = facts[i] > largest ? facts[i] : largest;
    if (largest < self->rows) return 1;
    PyErr_SetString(PyExc_ValueError, "a fact is beyond the rows of the net");
    return 0;
}

/* The rows lie far apart: asking for all of them first hides most of the waiting. */
static void fetch_row(const Kernel *self, int fact)
{
    const char *row = (const char *)(self->first + (size_t)fact * self->width);
    for (int at = 0; at < 2 * self->width; at += 64) __builtin_prefetch(row + at);
}

/* Make room for so many changing facts. */
static int room_for(Kernel *self, Py_ssize_t count)
{
    if (count <= self->room) return 1;
    uint16_t **lists[] = {&self->facts, &self->added, &self->taken};
    for (int i = 0; i < 3; i++) {
        uint16_t *larger = realloc(*lists[i], 2 * (size_t)count);
        if (!larger) return 0;
        *lists[i] = larger;
    }
    self->room = count;
    return 1;
}

static PyObject *kernel_begin(Kernel *self, PyObject *const *args, Py_ssize_t nargs)
{
    if (nargs != 2 || !PyBytes_Check(args[0]) || !PyBytes_Check(args[1])) {
        PyErr_SetString(PyExc_TypeError, "begin takes lasting and changing facts as bytes");
        return NULL;
    }
    const uint16_t *lasting = (const uint16_t *)PyBytes_AS_STRING(args[0]);
    const uint16_t *changing = (const uint16_t *)PyBytes_AS_STRING(args[1]);
    if (!ready(self)) return NULL;
    Py_ssize_t lasts = PyBytes_GET_SIZE(args[0]) / 2, changes = PyBytes_GET_SIZE(args[1]) / 2;
    if (!known(self, lasting, lasts) || !known(self, changing, changes)) return NULL;
    if (!room_for(self, changes)) return PyErr_NoMemory();
    memcpy(self->facts, changing, 2 * changes);
    self->count = changes;
    memcpy(self->sum, self->first_bias, 4 * (size_t)self->width);
    for (Py_ssize_t i = 0; i < lasts; i++) fetch_row(self, lasting[i]);
    for (Py_ssize_t i = 0; i < changes; i++) fetch_row(self, changing[i]);
    add_rows(self->sum, self->first, self->width, lasting, lasts, NULL, 0);
    add_rows(self->sum, self->first, self->width, changing, changes, NULL, 0);
    Py_RETURN_NONE;
}

/* Go on to a position with these changing facts. Most stand where they stood before, and only the
 * others are counted. Which ones differ is hard to foresee, so that the lists are written without
 * branches; a fact listed twice counts twice. */
static int go_to(Kernel *self, const uint16_t *facts, Py_ssize_t count)
{
    if (!room_for(self, count)) return 0;
    int8_t *change = self->change;
    uint16_t *before = self->facts, *added = self->added, *taken = self->taken;
    Py_ssize_t both = count < self->count ? count : self->count, moved = 0;
    for (Py_ssize_t i = 0; i < both; i++) {
        added[moved] = facts[i];
        taken[moved] = before[i];
        moved += facts[i] != before[i];
    }
    Py_ssize_t come = moved, gone = moved, adds = 0, takes = 0;
    for (Py_ssize_t i = both; i < count; i++) added[come++] = facts[i];
    for (Py_ssize_t i = both; i < self->count; i++) taken[gone++] = before[i];
    for (Py_ssize_t i = 0; i < gone; i++) change[taken[i]]--;
    for (Py_ssize_t i = 0; i < come; i++) change[added[i]]++;
    for (Py_ssize_t i = 0; i < come; i++) {
        uint16_t fact = added[i];
        int more = change[fact] > 0;
        added[adds] = fact;
        adds += more;
        change[fact] -= more;
    }
    for (Py_ssize_t i = 0; i < gone; i++) {
        uint16_t fact = taken[i];
        int fewer = change[fact] < 0;
        taken[takes] = fact;
        takes += fewer;
        change[fact] += fewer;
    }
    for (Py_ssize_t i = 0; i < adds; i++) fetch_row(self, added[i]);
    for (Py_ssize_t i = 0; i < takes; i++) fetch_row(self, taken[i]);
    add_rows(self->sum, self->first, self->width, added, adds, taken, takes);
    memcpy(before, facts, 2 * (size_t)count);
    self->count = count;
    return 1;
}

static PyObject *kernel_judge(Kernel *self, PyObject *positions)
{
    if (!PyList_Check(positions)) {
        PyErr_SetString(PyExc_TypeError, "judge takes a list of bytes");
        return NULL;
    }
    if (!ready(self)) return NULL;
    Py_ssize_t count = PyList_GET_SIZE(positions);
    PyObject *found = PyList_New(count * self->outputs);
    if (!found) return NULL;
    float out[MOST_OUTPUTS];
    for (Py_ssize_t p = 0; p < count; p++) {
        PyObject *position = PyList_GET_ITEM(positions, p);
        if (!PyBytes_Check(position)) {
            Py_DECREF(found);
            PyErr_SetString(PyExc_TypeError, "judge takes a list of bytes");
            return NULL;
        }
        const uint16_t *facts = (const uint16_t *)PyBytes_AS_STRING(position);
        Py_ssize_t facts_count = PyBytes_GET_SIZE(position) / 2;
        if (!known(self, facts, facts_count)) {
            Py_DECREF(found);
            return NULL;
        }
        if (!go_to(self, facts, facts_count)) {
            Py_DECREF(found);
            return PyErr_NoMemory();
        }
        last_layers(self, self->sum, out);
        for (int k = 0; k < self->outputs; k++) {
            PyObject *value = PyFloat_FromDouble(out[k]);
            if (!value) {
                Py_DECREF(found);
                return NULL;
            }
            PyList_SET_ITEM(found, p * self->outputs + k, value);
        }
    }
    return found;
}

static PyMethodDef kernel_methods[] = {
    {"begin", (PyCFunction)(void (*)(void))kernel_begin, METH_FASTCALL,
     "begin(lasting, changing): the position a search starts at"},
    {"judge", (PyCFunction)kernel_judge, METH_O,
     "judge(positions): what the net says of each, given its changing facts"},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject kernel_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "hotelier.bots.net.kernel.Kernel",
    .tp_basicsize = sizeof(Kernel),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "A net of whole-number rows and two small layers.",
    .tp_new = PyType_GenericNew,
    .tp_init = (initproc)kernel_init,
    .tp_dealloc = (destructor)kernel_dealloc,
    .tp_methods = kernel_methods,
};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT,
    .m_name = "kernel",
    .m_doc = "The net, compiled.",
    .m_size = -1,
};

PyMODINIT_FUNC PyInit_kernel(void)
{
    if (PyType_Ready(&kernel_type) < 0) return NULL;
    PyObject *made = PyModule_Create(&module);
    if (!made) return NULL;
    Py_INCREF(&kernel_type);
    if (PyModule_AddObject(made, "Kernel", (PyObject *)&kernel_type) < 0) {
        Py_DECREF(&kernel_type);
        Py_DECREF(made);
        return NULL;
    }
    return made;
}
