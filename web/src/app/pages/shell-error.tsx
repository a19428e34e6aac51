/** The last resort, when even the shell broke: uses none of our components, so that none of them can break it again. */
export function ShellError() {
  return (
    <main
      style={{ maxWidth: '40rem', margin: '4rem auto', padding: '0 1rem', fontFamily: 'Arial, sans-serif' }}
    >
      <h1>We couldn't load Axle.</h1>
      <p>
        Something went wrong on our side. Your last action may have been saved. Check before you repeat it.
      </p>
      <p>
        <a href="/">Reload page</a>
      </p>
    </main>
  );
}
