import type { Line, MailContent } from './mail-content.js';

/** A mail as plain text: the same words as in HTML, no columns, links on their own lines. Pure. */
export function mailText(mail: MailContent, footer: readonly string[]): string {
  const { label, title, lead, message, cells = [], lines = [], action, hint } = mail;
  return [
    `Axle · ${label}`,
    title,
    lead,
    message,
    cells.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    lines.map(inText).join('\n'),
    action && `${action.label}:\n${action.url}`,
    hint,
    `-- \n${footer.join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

const inText = ({ title, detail, amount }: Line) =>
  amount ? `${title}${detail ? ` (${detail})` : ''}: ${amount}` : [title, detail].filter(Boolean).join(': ');
