import type { SearchMarks } from '#src/domain/search/search-result.ts'

/** A text in which the search hits are highlighted. */
export function HighlightedText({ text, marks }: { text: string; marks: SearchMarks }) {
  const starts = [0, ...marks.map(([, to]) => to)]
  return (
    <>
      {marks.map(([from, to], index) => (
        <span key={from}>
          {text.slice(starts[index], from)}
          <mark>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(starts.at(-1))}
    </>
  )
}
