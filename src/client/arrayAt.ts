// Radix's accordion uses it for the arrow keys; the oldest browsers of the baseline lack it.
if (!("at" in Array.prototype))
  Object.defineProperty(Array.prototype, "at", {
    value(this: unknown[], index: number) {
      return this[index < 0 ? this.length + index : index];
    },
  });
