/** The first sentence of a text: up to a stop that is followed by a capital. A text without one is its own first sentence. */
export const firstSentence = (text: string) => /^.+?[.!?](?=\s+\p{Lu})/su.exec(text)?.[0] ?? text;
