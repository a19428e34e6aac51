/** Browser features that jsdom lacks and our libraries call while they load. */
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, { TextDecoder, TextEncoder, structuredClone });
