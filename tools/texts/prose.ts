const sqlVerb =
  /^\(?(?:select|insert into|update|delete from|with|create|alter|drop|set|from|where|join|left join|begin|listen|notify|unlisten|analyze|vacuum|explain|case|grant|revoke|lock|truncate|copy|declare|fetch|reindex|comment on|show|pg_\w+)\b/i;
const sqlSign = /[=(_*;]|\s(?:from|into|table|index|schema|database|role|transaction|local|values|cursor|where)\b/;
const statement =
  /\b(?:asc|desc|nulls last|is not null|is null|interval '|::\w|coalesce\(|array\[|primary key|not null|^do \$\$|^\w+\.\w+ as \w+$|\b(?:in \(|like )')/i;
const notForPeople =
  /^(?:[a-z]+\/[\w.+*-]+(?:[;,].*)?|\(?(?:min|max|prefers|hover|pointer|any)-[\w-]+.*|\((?:pointer|hover|width)\b.*|try \{.*|"[\w ]+", (?:sans-)?serif|(?:linear|radial)-gradient.*|[MmLlHhVvCcZz][\d\s.,-].*|max-age.*|public, .*|private, .*|[a-z-]+:[^\s;][^;]*;.*|no-(?:cache|store).*|report-to .*|attachment; .*|[45]\d\d [A-Z].*)$/;
/** Regular expressions, permissions, and declarations of a style. */
const notation = /\(\?[:=!<]|\w=\(|^[a-z]+(?:-[a-z]+)*:[^\s:]+(?:[ ;]|$)/;
/** Tags of a page, and selectors of its parts. */
const markup =
  /<(?:\/?(?:article aria|script|head|meta|\?xml|urlset|sitemapindex)\b|link data-|img src=)|^a\[href\]|name=search_term_string/;
const bareClass =
  /^(?:flex|grid|block|hidden|inline|relative|absolute|sticky|fixed|static|truncate|group|peer|underline|italic|uppercase|rounded|border|shadow|outline|transition|contents|container|invisible|visible|isolate|ring|shrink|grow|resize|table|size|antialiased|hyphens|prose)$/;

/** Marks where a value stands in a text: `{name}`. */
export const placeholder = (name: string): string => `{${name}}`;

const withoutPlaceholders = (text: string): string => text.replace(/\{[^{}]*\}/g, ' ');
const wordsIn = (text: string): string[] => text.match(/\p{L}[\p{L}'’]*/gu) ?? [];

/** Whether a string is a phrase or a sentence for people, and not a class list, a statement or a key. */
export function isProse(text: string): boolean {
  const bare = withoutPlaceholders(text).trim();
  const words = wordsIn(bare);
  if (text.includes('\0') || /<!doctype|'(?:self|none)'/.test(text) || markup.test(text) || notation.test(text))
    return false;
  if (words.length < 2 || !words.some((word) => word.length > 2) || !/\p{L}\s+\S|\S\s+\p{L}/u.test(bare)) return false;
  if (isStatement(bare) || notForPeople.test(bare) || isClassList(bare)) return false;
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  return letters / bare.replace(/[\s\d]/g, '').length > 0.6 && /^[\p{L}\p{N}“‘"'£(•–…·—,.:;<`-]/u.test(bare);
}

/** A statement here begins with a small letter or a word in capitals. */
const isStatement = (text: string): boolean =>
  !/^\p{Lu}(?:\p{Ll}|.*[.!?…]$)/u.test(text) && ((sqlVerb.test(text) && sqlSign.test(text)) || statement.test(text));

/** Every token could be a class, and most of them look like nothing else. */
function isClassList(text: string): boolean {
  const tokens = text.split(/\s+/);
  if (!tokens.every((token) => /^[!@*-]?[a-z0-9:[\]()./%_#,&>=*+-]+$/.test(token))) return false;
  const classes = tokens.filter((token) => /[a-z0-9]-[a-z0-9[]|[:[]/.test(token) || bareClass.test(token));
  return classes.length * 2 >= tokens.length;
}

/** What stands in for people where a name says that it does: one word is enough. */
export const isLabel = (text: string): boolean => {
  const bare = withoutPlaceholders(text).trim();
  return /^\p{Lu}[\p{L}’'-]+[.!?…]?$/u.test(bare) || isProse(text);
};
