/** A price as it is shown: "€3.50" in every language, "3,50 euros" for those who hear the page. */
export interface PriceView {
  text: string;
  /** for machines: "3.50" */
  euros: string;
  spoken: string;
}

export function Price({ price }: { price: PriceView }) {
  return (
    <data className="price" value={price.euros}>
      <span aria-hidden="true">{price.text}</span>
      <span className="sr-only">{price.spoken}</span>
    </data>
  );
}
