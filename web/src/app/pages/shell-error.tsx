/** The last resort, when even the shell broke: no component of ours, so that nothing of ours can break it again. */
export function ShellError() {
  return (
    <main
      style={{ maxWidth: '40rem', margin: '4rem auto', padding: '0 1rem', fontFamily: 'Arial, sans-serif' }}
    >
      <h1>Axle could not be shown.</h1>
      <p>
        Something broke on our side. What was pressed last may have been done: look before you press it again.
      </p>
      <p>
        <a href="/">Load the shop again</a>
      </p>
    </main>
  );
}
