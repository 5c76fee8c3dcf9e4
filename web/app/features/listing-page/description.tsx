/** The lister's own words, as text and nothing else. */
export const Description = ({ paragraphs }: { readonly paragraphs: readonly string[] }) => (
  <div className="grid max-w-prose gap-3">
    {paragraphs.map((paragraph, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change its order
      <p key={at} className="wrap-anywhere whitespace-pre-line">
        {paragraph}
      </p>
    ))}
  </div>
);

export const FeatureList = ({ features }: { readonly features: readonly string[] }) => (
  <ul className="grid list-disc gap-x-8 gap-y-1 pl-5 sm:grid-cols-2">
    {features.map((feature) => (
      <li key={feature} className="wrap-anywhere">
        {feature}
      </li>
    ))}
  </ul>
);
