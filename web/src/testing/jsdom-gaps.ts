/**
 * Browser features that jsdom lacks and our libraries need while they load or run. Where Node has them, they are Node's;
 * what only layout could answer is answered as for a page without any.
 */
import { TextDecoder, TextEncoder } from 'node:util';
import { runInThisContext } from 'node:vm';

// Jest runs tests in a context of its own; this is Node's, with its web platform features.
const node = runInThisContext('globalThis') as typeof globalThis;

const { structuredClone, Request, Response, Headers, ReadableStream, AbortController, AbortSignal } = node;
Object.assign(globalThis, { TextDecoder, TextEncoder, structuredClone, ReadableStream });
Object.assign(globalThis, { Request, Response, Headers, AbortController, AbortSignal });

class NeverObserves {
  observe() {
    return undefined;
  }
  unobserve() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
}

if (typeof window !== 'undefined') {
  Object.assign(window, {
    ResizeObserver: NeverObserves,
    IntersectionObserver: NeverObserves,
    scrollTo: () => undefined,
    matchMedia: (media: string) => ({
      media,
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  // jsdom holds each rule of a page against each element that it is asked about. Emotion's are about looks: they stay out.
  HTMLHeadElement.prototype.insertBefore = function <Inserted extends Node>(
    node: Inserted,
    before: Node | null,
  ) {
    return node instanceof HTMLStyleElement
      ? node
      : (Node.prototype.insertBefore.call(this, node, before) as Inserted);
  };
  // So styles come from jsdom's own rules and `style` alone: an element's are those of any other written like it.
  const computed = window.getComputedStyle.bind(window);
  const looks = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudo) => {
    if (element.closest('[style*=visibility], [style*=pointer-events], details'))
      return computed(element, pseudo);
    const written = ['hidden', 'type', 'open', 'style'].map((name) => element.getAttribute(name));
    const key = [element.tagName, pseudo, ...written].join('\n');
    const known = looks.get(key) ?? computed(element, pseudo);
    looks.set(key, known);
    return known;
  };
}
