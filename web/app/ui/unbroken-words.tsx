/** As wide as a word may be that has to stand on one line of a card. */
const LONGEST = 20;

/** Keeps words such as “semi-detached” on one line; the text itself stays as it is, for searching and copying. */
export const UnbrokenWords = ({ children: text }: { readonly children: string }) =>
  text.split(/((?<!\S)\S+-\S+)/).map((part, at) =>
    at % 2 === 1 && part.length <= LONGEST ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change its order
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
