// Polyfill for the arrow keys of Radix's accordion; the oldest supported browsers lack it.
if (!("at" in Array.prototype))
  Object.defineProperty(Array.prototype, "at", {
    value(this: unknown[], index: number) {
      return this[index < 0 ? this.length + index : index];
    },
  });
