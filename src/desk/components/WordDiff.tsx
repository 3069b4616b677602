import { diffTexts } from './word-diff.ts'

/** Returns a value as a text that can be compared. */
const asText = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value)

/**
 * The differences between two texts: removed words are struck through, new words are underlined. Texts that have
 * too little in common are shown whole. The texts have their own direction, whatever the language of the desk.
 */
export function WordDiff({ before, after }: { before: unknown; after: unknown }) {
  const parts = diffTexts(asText(before), asText(after))
  const isWhole = parts.length === 2 && parts.every(({ kind }) => kind !== 'same')
  return (
    <span className={isWhole ? 'diff whole' : 'diff'} dir="auto">
      {parts.map(({ kind, text }, index) => {
        const key = `${index} ${text}`
        if (kind === 'added') return <ins key={key}>{text}</ins>
        return kind === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>
      })}
    </span>
  )
}
