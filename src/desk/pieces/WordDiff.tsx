import { diffWordsWithSpace } from 'diff'

/** Returns a value as a text that can be compared. */
const asText = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)

/** The differences between two texts: removed words are struck through, new words are underlined. */
export function WordDiff({ before, after }: { before: unknown; after: unknown }) {
  return (
    <span className="diff">
      {diffWordsWithSpace(asText(before), asText(after)).map((part, index) => {
        const key = `${index} ${part.value}`
        if (part.added) return <ins key={key}>{part.value}</ins>
        return part.removed ? <del key={key}>{part.value}</del> : <span key={key}>{part.value}</span>
      })}
    </span>
  )
}
