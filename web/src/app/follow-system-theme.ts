/** Keeps the page in the theme of the system when that changes; index.html sets it before first paint. */
export function followSystemTheme(): void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', () => {
    document.documentElement.classList.toggle('dark', dark.matches);
  });
}
