#include "CCanvas.h"
#include <pango/pangocairo.h>

int canvas_cairo_version(void) { return cairo_version(); }
