/* global CSSStyleSheet */

const css = `
:host { all: initial; }
dialog {
  --bg: #f1f4f3; --panel: #ffffff; --fg: #10201e; --muted: #40504d; --line: #cad3d0; --edge: #71807c;
  --solid: #0e5a61; --hover: #0a484e; --contrast: #ffffff; --ring: #0b5860; --error: #b3231a;
  color-scheme: light dark; box-sizing: border-box; inline-size: 100vw; block-size: 100vh; block-size: 100dvh; max-inline-size: none;
  max-block-size: none; margin: 0; padding: 0; border: 0; overflow: auto; color: var(--fg); background: var(--bg);
  --display: 'Axle Display', 'Axle Display Fallback', 'Arial Black', Arial, sans-serif;
  font: 400 17px/1.5 Barlow, 'Barlow Fallback', Arial, 'Helvetica Neue', sans-serif;
}
dialog::backdrop { background: #062a2e; }
@media (prefers-color-scheme: dark) {
  dialog {
    --bg: #0b1211; --panel: #131c1b; --fg: #e9efed; --muted: #b7c3c0; --line: #2b3937; --edge: #71827e;
    --solid: #74cdd1; --hover: #92dbde; --contrast: #04211f; --ring: #ffc629; --error: #ff9c92;
  }
}
.page { min-block-size: 100%; display: flex; flex-direction: column; }
.strip { display: flex; justify-content: center; flex-wrap: wrap; gap: 2px 12px; padding: 8px 16px; background: #0b1a19; color: #b9d0cf; font-size: 14px; text-align: center; }
.strip b { display: inline-flex; align-items: center; gap: 8px; color: #f2f7f6; font-weight: 600; }
.strip b::before { content: ''; inline-size: 10px; block-size: 10px; border-radius: 50%; background: #ffc629; }
.middle { flex: 1; display: grid; place-content: center; grid-template-columns: minmax(0, 28rem); padding: 24px 16px; }
.panel { box-sizing: border-box; padding: 24px; border: 1px solid var(--line); border-radius: 10px; background: var(--panel); }
.bank { display: flex; align-items: center; gap: 10px; margin: 0 0 20px; padding: 0 0 16px; border-block-end: 1px solid var(--line); font-weight: 600; }
.icon { flex: none; inline-size: 24px; block-size: 24px; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
h2 { margin: 0 0 4px; font: 700 22px/1.2 var(--display); letter-spacing: -.012em; }
p { margin: 0; color: var(--muted); }
dl { margin: 20px 0; border-block-end: 1px solid var(--line); }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 0 16px; padding: 10px 0; border-block-start: 1px solid var(--line); }
dt { color: var(--muted); }
dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums lining-nums; overflow-wrap: anywhere; }
.amount { font: 700 24px/1.1 var(--display); font-variant-numeric: tabular-nums lining-nums; letter-spacing: -.012em; }
.actions { display: grid; gap: 12px; }
button {
  font: inherit; font-weight: 600; min-block-size: 52px; padding: 8px 16px; border-radius: 4px; cursor: pointer;
  border: 1px solid var(--edge); background: transparent; color: var(--fg);
}
button.solid { border-color: var(--solid); background: var(--solid); color: var(--contrast); }
button.solid:hover { background: var(--hover); border-color: var(--hover); }
button:not(.solid):hover { background: var(--bg); }
button[aria-disabled=true] { opacity: .55; cursor: default; }
:focus-visible { outline: 3px solid var(--ring); outline-offset: 2px; }
.status:not(:empty) { margin-block-end: 12px; }
.status.is-error { color: var(--error); font-weight: 600; }
@media (max-width: 30rem) { .middle { place-content: start center; padding: 16px; } .panel { padding: 20px 16px; } }
`;

/** The look of the bank's question: Axle's colours, its typefaces where the page around it has them, nothing else of that page. */
export function challengeSheet() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
