// Stands between the test program and glibc's allocator, and counts per thread: everything that
// Swift allocates, whatever for, passes here, in debug and in release builds alike.

#include "AllocationCounter.h"

#include <stddef.h>
#include <stdlib.h>

#if defined(__linux__) && defined(__GLIBC__)

#include <errno.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local uint64_t requests;

bool allocation_counter_is_available(void) { return true; }

uint64_t allocation_counter_count(void) { return requests; }

void *malloc(size_t size) {
  requests++;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  requests++;
  return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
  requests++;
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  requests++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  requests++;
  void *found = __libc_memalign(alignment, size);
  if (!found) return ENOMEM;
  *memory = found;
  return 0;
}

#else

bool allocation_counter_is_available(void) { return false; }

uint64_t allocation_counter_count(void) { return 0; }

#endif
