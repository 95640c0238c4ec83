/** One line drawing a step: sheets come, sheets meet, a solid with faces, a sheet that is checked. */
const PICTURES = [
  "M6 8h14v18H6zM9 13h8M9 17h8M9 21h5M25 12h14v18H25zM28 17h8M28 21h8M28 25h5M44 6h14v18H44zM47 11h8M47 15h8M47 19h5",
  "M6 5h11v14H6zM47 5h11v14H47zM26.5 20h11v14h-11zM17 15l9.5 8M47 15l-9.5 8M17 9h30",
  "M32 5 44.1 12v14L32 33 19.9 26V12ZM32 5v6.4M44.1 12 32 11.4 19.9 12M19.9 12l5.5 10.8-5.5 3.2M44.1 12l-5.5 10.8 5.5 3.2M32 33l-6.6-10.2M32 33l6.6-10.2M32 11.4l6.6 11.4H25.4Z",
  "M10 5h18v28H10zM14 11h10M14 16h10M14 21h10M14 26h6M36 20l7 8 13-19",
];

/** How an event comes about. */
export function Steps({ steps }: { steps: { title: string; text: string }[] }) {
  return (
    <ol className="steps">
      {steps.map(({ title, text }, at) => (
        <li key={title}>
          <svg className="step-picture" viewBox="0 0 64 38" aria-hidden="true" focusable="false">
            <path d={PICTURES[at]} />
          </svg>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
