/* The net on the hot path of the search: one hidden layer fed by facts, a small second one.
 *
 * Facts come as 16-bit numbers in bytes. The first layer is a sum of rows of whole numbers, so
 * that it is the same on every machine however it is added up. A search judges many positions
 * that differ little from the one it started at: `begin` sums that one up, `judge` only adds and
 * takes away the rows that changed.
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
    int32_t *root;      /* the sum at the position the search started at */
    int32_t *sum;
    float *middle;
    int8_t *change;     /* by fact: how often it is there more than at the root */
    uint16_t *root_facts;
    Py_ssize_t root_count, root_room;
    uint16_t *changed; /* facts that differ from the root's; one listed twice is added once */
    Py_ssize_t changed_room;
} Kernel;

FAST static void add_row(int32_t *sum, const int16_t *row, int width, int times)
{
    if (times == 1)
        for (int i = 0; i < width; i++) sum[i] += row[i];
    else if (times == -1)
        for (int i = 0; i < width; i++) sum[i] -= row[i];
    else
        for (int i = 0; i < width; i++) sum[i] += times * row[i];
}

FAST static void second_layer(const int32_t *sum, const float *weights, const float *bias,
                              float *middle, float scale, int width, int hidden)
{
    memcpy(middle, bias, sizeof(float) * hidden);
    for (int i = 0; i < width; i++) {
        if (sum[i] <= 0) continue;
        float value = scale * (float)sum[i];
        const float *row = weights + (size_t)i * hidden;
        for (int j = 0; j < hidden; j++) middle[j] += value * row[j];
    }
}

static void last_layers(Kernel *self, const int32_t *sum, float *out)
{
    second_layer(sum, self->second, self->second_bias, self->middle, self->scale, self->width,
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
    self->root = calloc(width, 4);
    self->sum = calloc(width, 4);
    self->middle = calloc(hidden, 4);
    self->change = calloc(rows, 1);
    if (!self->root || !self->sum || !self->middle || !self->change) {
        PyErr_NoMemory();
        return -1;
    }
    memcpy(self->root, self->first_bias, 4 * width);
    return 0;
}

static void kernel_dealloc(Kernel *self)
{
    if (self->held)
        for (int i = 0; i < 6; i++) PyBuffer_Release(&self->parts[i]);
    free(self->root);
    free(self->sum);
    free(self->middle);
    free(self->change);
    free(self->root_facts);
    free(self->changed);
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
    for (Py_ssize_t i = 0; i < count; i++)
        if (facts[i] >= self->rows) {
            PyErr_SetString(PyExc_ValueError, "a fact is beyond the rows of the net");
            return 0;
        }
    return 1;
}

/* The rows lie far apart: asking for all of them first hides most of the waiting. */
static void fetch_row(const Kernel *self, int fact)
{
    const char *row = (const char *)(self->first + (size_t)fact * self->width);
    for (int at = 0; at < 2 * self->width; at += 64) __builtin_prefetch(row + at);
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
    if (changes > self->root_room) {
        uint16_t *larger = realloc(self->root_facts, 2 * changes);
        if (!larger) return PyErr_NoMemory();
        self->root_facts = larger;
        self->root_room = changes;
    }
    memcpy(self->root_facts, changing, 2 * changes);
    self->root_count = changes;
    memcpy(self->root, self->first_bias, 4 * (size_t)self->width);
    for (Py_ssize_t i = 0; i < lasts; i++) fetch_row(self, lasting[i]);
    for (Py_ssize_t i = 0; i < changes; i++) fetch_row(self, changing[i]);
    for (Py_ssize_t i = 0; i < lasts; i++)
        add_row(self->root, self->first + (size_t)lasting[i] * self->width, self->width, 1);
    for (Py_ssize_t i = 0; i < changes; i++)
        add_row(self->root, self->first + (size_t)changing[i] * self->width, self->width, 1);
    Py_RETURN_NONE;
}

/* The sum of a position that has these facts instead of those at the root. */
static int sum_up(Kernel *self, const uint16_t *facts, Py_ssize_t count)
{
    int8_t *change = self->change;
    Py_ssize_t changed = 0;
    if (count + self->root_count > self->changed_room) {
        uint16_t *larger = realloc(self->changed, 4 * (count + self->root_count));
        if (!larger) return 0;
        self->changed = larger;
        self->changed_room = 2 * (count + self->root_count);
    }
    for (Py_ssize_t i = 0; i < self->root_count; i++) change[self->root_facts[i]]--;
    for (Py_ssize_t i = 0; i < count; i++) change[facts[i]]++;
    for (Py_ssize_t i = 0; i < self->root_count; i++)
        if (change[self->root_facts[i]]) self->changed[changed++] = self->root_facts[i];
    for (Py_ssize_t i = 0; i < count; i++)
        if (change[facts[i]]) self->changed[changed++] = facts[i];
    for (Py_ssize_t i = 0; i < changed; i++) fetch_row(self, self->changed[i]);
    memcpy(self->sum, self->root, 4 * (size_t)self->width);
    for (Py_ssize_t i = 0; i < changed; i++) {
        int fact = self->changed[i];
        if (change[fact]) {
            add_row(self->sum, self->first + (size_t)fact * self->width, self->width, change[fact]);
            change[fact] = 0;
        }
    }
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
        if (!sum_up(self, facts, facts_count)) {
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
