import type { Answer } from '../cache/answer.js';
import { sourceOf } from './inline-sources.js';

const STYLE = `
@font-face{font-family:'Axle Display';src:url('/fonts/axle-display-wght.woff2') format('woff2');font-weight:600 800;font-display:swap}
@font-face{font-family:'Barlow';src:url('/fonts/barlow-latin-400.woff2') format('woff2');font-weight:400;font-display:swap}
html{color-scheme:light dark;background:#f1f4f3;color:#10201e;font:400 1rem/1.5 'Barlow',Arial,sans-serif;--side:1rem}
@media (min-width:48rem){html{--side:max(2rem,calc((100% - 78rem) / 2))}}
body{margin:0;font-size:1.0625rem}
header{background:#fff;border-bottom:1px solid #cad3d0;padding:1rem var(--side)}
header img{display:block;height:24px}
.on-dark{display:none}
main{padding:2.5rem var(--side)}
h1{margin:0 0 1rem;font:700 clamp(1.6875rem,1.35rem + 1.4vw,2.5rem)/1.12 'Axle Display',Arial,sans-serif;letter-spacing:-.018em}
p{max-width:44ch;color:#40504d}
a{color:#0b5860;display:inline-block;padding:.6rem 0}
header a{padding:0}
@media (prefers-color-scheme:dark){
html{background:#0b1211;color:#e9efed}
header{background:#131c1b;border-color:#2b3937}
.on-dark{display:block}.on-light{display:none}
p{color:#b7c3c0}
a{color:#86d6da}
}`;

/** Nothing of it runs; its images and fonts come from the shop. */
const POLICY = `default-src 'none';img-src 'self';font-src 'self';style-src ${sourceOf(STYLE)};base-uri 'none';form-action 'none';frame-ancestors 'none'`;

/**
 * The page for a visitor who has read too much (ADR 010). It needs no data, so that it costs nothing; requests the same URL
 * again once the time is over.
 */
export const overBudgetPage = (seconds: number): Answer => ({
  status: 429,
  headers: {
    'content-security-policy': POLICY,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(seconds),
    vary: 'Accept',
  },
  body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<meta http-equiv="refresh" content="${seconds}" />
<title>One moment, please – Axle</title>
<link rel="icon" href="/brand/favicon.svg" type="image/svg+xml" />
<style>${STYLE}</style>
</head>
<body>
<header><a href="/"><img class="on-light" src="/brand/logo.svg" alt="Axle" width="137" height="24" /><img class="on-dark" src="/brand/logo-on-dark.svg" alt="Axle" width="137" height="24" /></a></header>
<main>
<h1>One moment, please</h1>
<p>Too many pages were asked for from your network at once. This page opens by itself in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.</p>
<p><a href="">Try again now</a></p>
</main>
</body>
</html>
`,
});
