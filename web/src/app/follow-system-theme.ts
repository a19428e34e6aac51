/** Keeps the page in the theme of the system when that changes, and in the light one on paper; index.html sets it before first paint. */
export function followSystemTheme(): void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const paper = window.matchMedia('print');
  function follow() {
    document.documentElement.classList.toggle('dark', dark.matches && !paper.matches);
  }
  dark.addEventListener('change', follow);
  paper.addEventListener('change', follow);
}
