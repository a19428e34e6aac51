// Markup and styles reach the script as texts.
declare module '*.css' {
  const css: string;
  export { css as default };
}
declare module '*.html' {
  const markup: string;
  export { markup as default };
}
