/** What is left when a page cannot be drawn. It carries its few styles itself, since none may have arrived. */
export const ErrorPage = ({ message }: { message: string }) => (
  <main style={{ maxWidth: 720, margin: "15vh auto", padding: 24, color: "#0b1f24" }}>
    <title>Unexpected Application Error!</title>
    <h1 style={{ font: '700 clamp(2rem, 6vw, 3.5rem)/1.05 "Bricolage Grotesque", Arial, sans-serif', margin: 0 }}>
      Unexpected Application Error!
    </h1>
    <p style={{ font: '400 1.125rem/1.6 "Instrument Sans", Arial, sans-serif' }}>{message}</p>
    <p style={{ font: '600 1.125rem/1.6 "Instrument Sans", Arial, sans-serif' }}>
      <a href="/" style={{ color: "inherit" }}>
        Return to Home
      </a>
    </p>
  </main>
);
