import type { Cell, Line, MailContent } from './mail-content.js';

/** Colors by their role in the mail; the theme of the reader's mail program decides. */
const LIGHT = {
  page: '#f1f4f3',
  panel: '#ffffff',
  fg: '#10201e',
  muted: '#40504d',
  subtle: '#566562',
  line: '#cad3d0',
  button: '#0e5a61',
  onButton: '#ffffff',
};
const DARK: typeof LIGHT = {
  page: '#0b1211',
  panel: '#131c1b',
  fg: '#e9efed',
  muted: '#b7c3c0',
  subtle: '#93a19d',
  line: '#2b3937',
  button: '#74cdd1',
  onButton: '#04211f',
};
/** The label's strip, with the logo in white: dark in both themes. */
const STRIP = '#10201e';
const FONT = "Arial,Helvetica,'Liberation Sans',sans-serif";

export const MARK_CID = 'mark';

/**
 * A mail as HTML, for mail programs of any age: tables, inline styles, nothing remote. Those that support media queries
 * follow the reader's theme. All external input is escaped, and a word that is wider than the screen breaks. Pure.
 */
export function mailHtml(mail: MailContent, footer: readonly string[]): string {
  const { subject, preview, label, title, lead, message, cells = [], lines = [], action, hint } = mail;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>
:root{color-scheme:light dark}
@media (max-width:480px){.around{padding:16px 0!important}.cell{width:100%!important}}
@media (prefers-color-scheme:dark){${darkRules}}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:${LIGHT.page}">
<div style="display:none;max-height:0;overflow:hidden">${escape(preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${LIGHT.page}"><tr>
<td class="around" align="center" style="padding:24px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td class="panel edge fg" style="background:${LIGHT.panel};border:1px solid ${LIGHT.fg};color:${LIGHT.fg};font:400 16px/1.5 ${FONT};word-break:break-word">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td style="background:${STRIP};padding:8px 16px;color:#ffffff;font:700 15px/20px ${FONT}"><img src="cid:${MARK_CID}" alt="" width="34" height="20" style="vertical-align:-4px;margin-right:10px;border:0">Axle</td>
<td align="right" style="background:${STRIP};padding:8px 16px;color:#ffffff;font:700 15px/20px ${FONT};white-space:nowrap">${escape(label)}</td>
</tr></table>
<div style="padding:20px 16px 18px">
<h1 class="fg" style="margin:0;font:700 22px/1.25 ${FONT};color:${LIGHT.fg}">${escape(title)}</h1>
<p class="muted" style="margin:4px 0 0;color:${LIGHT.muted}">${escape(lead)}</p>
</div>
${message ? quoteBlock(message) : ''}
${cells.length > 0 ? `<div class="edge" style="border-top:1px solid ${LIGHT.fg};font-size:0;overflow:hidden">${cells.map(cell).join('')}</div>` : ''}
${lines.length > 0 ? listed(lines) : ''}
${action ? button(action, hint) : ''}
</td></tr>
<tr><td class="subtle" style="padding:16px 16px 0;color:${LIGHT.subtle};font:400 13px/1.5 ${FONT}">${footer.map(escape).join('<br>')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

const darkRules = [
  `.page{background:${DARK.page}!important}`,
  `.panel{background:${DARK.panel}!important}`,
  `.edge{border-color:${DARK.fg}!important}`,
  `.fg{color:${DARK.fg}!important}`,
  `.muted{color:${DARK.muted}!important}`,
  `.subtle{color:${DARK.subtle}!important}`,
  `.line{border-color:${DARK.line}!important}`,
  `.button{background:${DARK.button}!important;color:${DARK.onButton}!important}`,
].join('');

const quoteBlock = (text: string) =>
  `<div class="edge fg" style="border-top:1px solid ${LIGHT.fg};padding:14px 16px;color:${LIGHT.fg}">${inLines(text)}</div>`;

const listed = (lines: readonly Line[]) =>
  `<table role="presentation" class="edge" width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid ${LIGHT.fg}">
${lines.map(line).join('\n')}
</table>`;

const button = ({ label, url }: { label: string; url: string }, hint?: string) =>
  `<div class="edge" style="border-top:1px solid ${LIGHT.fg};padding:16px">
<a class="button" href="${escape(url)}" style="display:block;padding:14px 20px;border-radius:4px;background:${LIGHT.button};color:${LIGHT.onButton};font:700 16px/1.25 ${FONT};text-align:center;text-decoration:none">${escape(label)}</a>
${hint ? `<p class="muted" style="margin:12px 0 0;color:${LIGHT.muted};font:400 15px/1.5 ${FONT}">${escape(hint)}</p>` : ''}
</div>`;

/** Cells side by side where there is room, stacked on a phone. */
const cell = ({ name, value }: Cell, _index: number, { length }: readonly Cell[]) =>
  `<div class="cell line" style="display:inline-block;box-sizing:border-box;width:${100 / length}%;min-width:170px;margin:-1px 0 0 -1px;border:solid ${LIGHT.line};border-width:1px 0 0 1px;padding:12px 16px 14px;vertical-align:top;font:400 14px/1.5 ${FONT}"><span class="muted" style="color:${LIGHT.muted}">${escape(name)}</span><br><b class="fg" style="color:${LIGHT.fg};font:700 18px/1.4 ${FONT}">${escape(value)}</b></div>`;

const line = ({ title, detail, amount }: Line, index: number) => {
  const edge = index === 0 ? '' : `border-top:1px solid ${LIGHT.line};`;
  const small = detail
    ? `<br><span class="muted" style="color:${LIGHT.muted};font-size:14px">${inLines(detail)}</span>`
    : '';
  const first = `<td class="fg line" colspan="${amount ? 1 : 2}" style="${edge}padding:10px 16px;color:${LIGHT.fg};font:400 15px/1.35 ${FONT}">${escape(title)}${small}</td>`;
  if (!amount) return `<tr>${first}</tr>`;
  return `<tr>${first}<td class="fg line" align="right" valign="top" style="${edge}padding:10px 16px 10px 0;color:${LIGHT.fg};font:700 15px/1.35 ${FONT};white-space:nowrap">${escape(amount)}</td></tr>`;
};

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes for text and for quoted attributes. */
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** What a person wrote, with its line breaks. */
const inLines = (text: string): string => escape(text).replace(/\r?\n/g, '<br>');
