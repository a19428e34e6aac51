import { footer, type Line, type MailContent, type MailSender } from './mail-content.js';

/** A mail as plain text: no columns, addresses on lines of their own. Pure. */
export function mailText(mail: MailContent, sender: MailSender): string {
  const { title, lead, cells, lines, action, hint } = mail;
  return [
    title,
    lead,
    cells.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    lines.map(inText).join('\n'),
    `${action.label}:\n${action.url}`,
    ...(hint ? [hint] : []),
    `-- \n${footer(sender).join('\n')}`,
  ]
    .join('\n\n')
    .concat('\n');
}

const inText = ({ title, detail, amount }: Line) =>
  amount ? `${title}${detail ? ` (${detail})` : ''}: ${amount}` : [title, detail].filter(Boolean).join(': ');
