/** The mark: an icosahedron of few lines, one face turned to the reader. Decoration; the name stands beside it. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path className="mark-face" d="M16 8.4 22.6 19.8H9.4Z" />
      <path
        className="mark-lines"
        d="M16 2 28.1 9v14L16 30 3.9 23V9ZM16 2v6.4M28.1 9 16 8.4 3.9 9M3.9 9l5.5 10.8L3.9 23M28.1 9l-5.5 10.8 5.5 3.2M16 30 9.4 19.8M16 30l6.6-10.2"
      />
    </svg>
  );
}
