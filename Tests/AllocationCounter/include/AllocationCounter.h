#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations can be counted here: with glibc, whose malloc can be replaced by a program
/// and still be called.
bool allocation_counter_is_available(void);

/// How many times the calling thread has asked for memory so far.
uint64_t allocation_counter_count(void);

#endif
