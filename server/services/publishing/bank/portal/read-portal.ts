import * as z from 'zod/mini'
import { joinDocument } from '#src/domain/content-item/form/join-document.ts'
import type { DocumentFields } from '#src/domain/content-item/form/split-document.ts'
import type { Picture } from '#src/domain/content-item/picture.ts'
import { type BankFault, createBankFault, type ParsedBank } from '#src/domain/pool/bank/bank-fault.ts'
import { questionIdentifierOf } from '#src/domain/pool/bank/question-identifier.ts'
import { type QuestionDocument, questionDocument } from '#src/domain/pool/pool-document.ts'
import { decodeText, type FilesByName } from '../files-by-name.ts'
import '../../zod-messages.ts'
import { pictureFileOf } from '../picture-file.ts'
import { portalFileName, portalPictureFolder } from './format-as-portal-bank.ts'

const fields = z.record(z.string(), z.unknown())

function parseJson(files: FilesByName, file: string): DocumentFields | BankFault {
  const text = decodeText(files.get(file))
  try {
    return fields.parse(JSON.parse(text as string))
  } catch {
    return createBankFault({ file, line: 1 }, 'syntax')
  }
}

const isFault = (read: DocumentFields | BankFault): read is BankFault => 'reason' in read && 'line' in read

/** Returns the line of a question in the document, by its id; 1 if the id is not a number. */
function lineOf(text: string, question: unknown): number {
  const id = z.safeParse(z.looseObject({ id: z.int() }), question).data?.id
  const at = id === undefined ? -1 : text.search(new RegExp(`"id":\\s*${id}\\b`))
  return at < 0 ? 1 : text.slice(0, at).split('\n').length
}

const bankQuestion = (question: QuestionDocument, line: number) => {
  const { type, correct, picture, optionPictures, topic, texts } = question
  const fileOf = (image: Picture): string => `${portalPictureFolder}/${pictureFileOf(image)}`
  return {
    code: questionIdentifierOf(question),
    location: { file: portalFileName, line, question: questionIdentifierOf(question) },
    type,
    correct,
    topic,
    picture: picture ? fileOf(picture) : null,
    ...(optionPictures && { optionPictures: optionPictures.map((each) => each && fileOf(each)) }),
    texts,
  }
}

/** Reads a bank in the portal's format, in all its languages. */
export function readPortalBank(files: FilesByName): ParsedBank {
  const document = parseJson(files, portalFileName)
  if (isFault(document)) return { questions: [], faults: [document] }
  const names = [...files.keys()].filter((name) => /^[a-z]{2}(-[A-Z]{2})?\.json$/.test(name))
  const texts = names.map((name) => [name.slice(0, -'.json'.length), parseJson(files, name)] as const)
  const broken = texts.flatMap(([, text]) => (isFault(text) ? [text] : []))
  if (broken.length > 0) return { questions: [], faults: broken }
  const { document: joined, strays } = joinDocument({
    document,
    languages: Object.fromEntries(texts) as Record<string, DocumentFields>,
  })
  const bank: ParsedBank = {
    questions: [],
    faults: strays.map(({ language, path }) =>
      createBankFault({ file: `${language}.json`, line: 1 }, 'strayText', path.join('.')),
    ),
  }
  const text = decodeText(files.get(portalFileName)) ?? ''
  for (const given of Array.isArray(joined.questions) ? (joined.questions as unknown[]) : []) {
    const line = lineOf(text, given)
    const read = z.safeParse(questionDocument, given)
    if (read.success) bank.questions.push(bankQuestion(read.data, line))
    else
      for (const { path, message } of read.error.issues)
        bank.faults.push(
          createBankFault({ file: portalFileName, line }, 'syntax', `${path.join('.')}: ${message}`),
        )
  }
  return bank
}
