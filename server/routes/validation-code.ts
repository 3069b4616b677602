import * as contract from '../../src/contract/validation-code.ts'
import { refuse } from '../../src/domain/refusal/refusal.ts'
import { visitor } from '../http/visitor.ts'
import { implement } from '../implement.ts'
import { countTry } from '../services/limit/count-try.ts'
import { drawCode } from '../services/validation-code/draw-code.ts'
import { makeCode } from '../services/validation-code/make-code.ts'
import { speakCode } from '../services/validation-code/speak-code.ts'

/** Codes a minute and address: enough to ask again for one that can't be read. */
const limit = { tries: 30, window: 60_000 }

export const validationCodeRoutes = [
  implement(
    contract.getValidationCode,
    async ({ db, request, random, secrets, language, http, config, now }) => {
      if (!(await countTry(db, `code ${visitor(http, { config })}`, limit, now))) return refuse('tooFrequent')
      const { id, code } = await makeCode(db, random, secrets.keys[0], now)
      return {
        codeId: id,
        image: drawCode(code),
        audio: request.audio ? speakCode(code, language) : null,
      }
    },
  ),
]
