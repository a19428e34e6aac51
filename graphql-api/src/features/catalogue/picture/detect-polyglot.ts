/** What programs check to recognise a file: its beginning, and for archives its end. */
const RECENT_VIEWS = 64 * 1024;
/** The end of a ZIP archive: its last record, whose comment reaches to the end of the file. */
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_BYTES = 22;
const MARKUP = /<(?:!doctype\s+html|html|head|body|script|svg|iframe|\?php)\b/i;

/**
 * What other programs would take a file for besides a picture (a polyglot). None of it would be stored, because
 * pictures are re-encoded, but no one sends such a file without a purpose.
 */
export function detectPolyglot(bytes: Buffer): 'a PDF' | 'a web page or a program' | 'an archive' | null {
  const head = bytes.toString('latin1', 0, RECENT_VIEWS);
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - RECENT_VIEWS));
  if (head.includes('%PDF-')) return 'a PDF';
  if (MARKUP.test(head) || MARKUP.test(tail)) return 'a web page or a program';
  return endsAnArchive(bytes) ? 'an archive' : null;
}

function endsAnArchive(bytes: Buffer): boolean {
  const at = bytes.lastIndexOf(ZIP_END);
  if (at === -1 || at + ZIP_END_BYTES > bytes.length) return false;
  return at + ZIP_END_BYTES + bytes.readUInt16LE(at + ZIP_END_BYTES - 2) === bytes.length;
}
