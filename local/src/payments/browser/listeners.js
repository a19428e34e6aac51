/** The events of an Element, by name. */
export class Listeners {
  /** @type {Map<string, Set<(event: unknown) => void>>} */
  handlers = new Map();

  /**
   * @param {string} name
   * @param {(event: unknown) => void} handler
   */
  on(name, handler) {
    const handlers = this.handlers.get(name) ?? new Set();
    this.handlers.set(name, handlers.add(handler));
  }

  /**
   * @param {string} name
   * @param {(event: unknown) => void} handler
   */
  once(name, handler) {
    /** @param {unknown} event */
    const onlyOnce = (event) => {
      this.off(name, onlyOnce);
      handler(event);
    };
    this.on(name, onlyOnce);
  }

  /**
   * @param {string} name
   * @param {(event: unknown) => void} [handler] without one, all of that name go
   */
  off(name, handler) {
    if (handler === undefined) this.handlers.delete(name);
    else this.handlers.get(name)?.delete(handler);
  }

  /**
   * @param {string} name
   * @param {unknown} event
   */
  emit(name, event) {
    for (const handler of [...(this.handlers.get(name) ?? [])]) handler(event);
  }
}
