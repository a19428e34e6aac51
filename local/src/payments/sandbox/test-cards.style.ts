/** The look of the list of test cards: the shop's colours and measures, typefaces of the system. */
export const testCardsCss = `
:root {
  color-scheme: light dark;
  --bg: #f1f4f3; --panel: #fff; --fg: #10201e; --muted: #40504d; --subtle: #566562; --line: #cad3d0; --edge: #71807c;
  --strip: #0b1a19; --ring: #0b5860;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #0b1211; --panel: #131c1b; --fg: #e9efed; --muted: #b7c3c0; --subtle: #93a19d; --line: #2b3937; --edge: #71827e;
    --strip: #070d0c; --ring: #ffc629;
  }
}
* { box-sizing: border-box; margin: 0; }
body { background: var(--bg); color: var(--fg); font: 400 17px/1.5 Barlow, ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif; }
.wrap { max-width: 64rem; margin-inline: auto; padding-inline: 16px; }
.strip { background: var(--strip); color: #b9d0cf; font-size: 14px; line-height: 21px; padding-block: 8px; }
.strip p { display: flex; flex-wrap: wrap; align-items: center; gap: 0 12px; }
.strip b { color: #f2f7f6; }
.strip b::before { content: ''; display: inline-block; width: 11px; height: 11px; margin-inline-end: 8px; border-radius: 50%; background: #ffc629; }
header { background: var(--panel); border-block-end: 1px solid var(--line); padding-block: 18px; }
.logo { display: flex; align-items: center; gap: 10px; font-size: 22px; line-height: 1; font-weight: 700; letter-spacing: -.012em; }
.logo svg { width: 40px; height: 24px; }
main { padding-block: 32px 48px; }
h1 { font-size: clamp(27px, 21.6px + 1.4vw, 40px); line-height: 1.12; letter-spacing: -.018em; }
.lead { max-width: 42rem; margin-block: 12px 24px; color: var(--muted); }
.facts { display: grid; gap: 1px; border: 1px solid var(--line); border-radius: 6px; background: var(--line); overflow: hidden; }
.facts div { padding: 12px 16px; background: var(--panel); }
dt { color: var(--subtle); font-size: 15px; }
dd { font-weight: 600; }
section { margin-block-start: 32px; }
h2 { font-size: 22px; line-height: 1.2; letter-spacing: -.012em; margin-block-end: 12px; }
ul { list-style: none; padding: 0; border: 1px solid var(--line); border-radius: 6px; background: var(--panel); }
li { padding: 12px 16px; }
li + li { border-block-start: 1px solid var(--line); }
.number { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 8px; margin-block-end: 4px; }
.digits { font-weight: 600; font-variant-numeric: tabular-nums lining-nums; white-space: nowrap; }
.brand, .effect { display: inline; color: var(--muted); }
.brand::after { content: ' · '; }
.name { color: var(--subtle); font-size: 14px; overflow-wrap: anywhere; }
code { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .93em; }
button { flex: none; min-height: 36px; padding: 4px 10px; border: 1px solid var(--edge); border-radius: 4px; background: transparent; color: inherit; font: inherit; font-size: 15px; font-weight: 600; cursor: pointer; }
button:hover { background: var(--bg); }
:focus-visible { outline: 3px solid var(--ring); outline-offset: 2px; }
.note { margin-block-start: 32px; color: var(--muted); }
@media (min-width: 48rem) {
  .wrap { padding-inline: 32px; }
  .facts { grid-template-columns: repeat(3, 1fr); }
  li { display: grid; gap: 2px 24px; grid-template-columns: 18rem 10.5rem minmax(0, 1fr); align-items: center; }
  .brand::after { content: none; }
  .name { grid-column: 3; }
  .number, .brand { grid-row: span 2; margin: 0; }
}
`;
