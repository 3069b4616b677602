/** A line of a GIFT file, with its number from 1. */
export interface GiftLine {
  line: number
  text: string
}

export const isRemark = ({ text }: GiftLine): boolean => text.trim().startsWith('//')

const isCategory = ({ text }: GiftLine): boolean => text.trimStart().startsWith('$CATEGORY:')

/**
 * Splits a file into blocks, each of which is a question or a category: at empty lines, and around categories. Remarks before a question
 * belong to its block, also with an empty line between: its identifier may stand there.
 */
export function giftBlocks(text: string): GiftLine[][] {
  const blocks: GiftLine[][] = []
  let current: GiftLine[] = []
  const end = () => {
    if (current.every(isRemark)) return
    blocks.push(current)
    current = []
  }
  for (const [index, each] of text.split(/\r\n|\r|\n/).entries()) {
    const line = { line: index + 1, text: each }
    if (each.trim() === '') end()
    else {
      if (isCategory(line)) end()
      current.push(line)
      if (isCategory(line)) end()
    }
  }
  end()
  return blocks
}
