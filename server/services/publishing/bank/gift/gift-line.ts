/** A line of a GIFT file, with its number from 1. */
export interface GiftLine {
  line: number
  text: string
}

export const isGiftComment = ({ text }: GiftLine): boolean => text.trim().startsWith('//')

const isCategory = ({ text }: GiftLine): boolean => text.trimStart().startsWith('$CATEGORY:')

/**
 * Splits a file into blocks at empty lines and around categories; each block is a question or a category.
 * Comments before a question belong to its block, even with an empty line between, since they may contain its
 * identifier.
 */
export function splitGiftBlocks(text: string): GiftLine[][] {
  const blocks: GiftLine[][] = []
  let current: GiftLine[] = []
  const end = () => {
    if (current.every(isGiftComment)) return
    blocks.push(current)
    current = []
  }
  for (const [index, lineText] of text.split(/\r\n|\r|\n/).entries()) {
    const line = { line: index + 1, text: lineText }
    if (lineText.trim() === '') end()
    else {
      if (isCategory(line)) end()
      current.push(line)
      if (isCategory(line)) end()
    }
  }
  end()
  return blocks
}
