import * as contract from '#src/contract/catalogue/dictionary.ts'
import { implementOfContent } from '../../implement.ts'
import { listDictionaries } from '../../services/catalogue/dictionary/list-dictionaries.ts'
import { listDictionaryItems } from '../../services/catalogue/dictionary/list-dictionary-items.ts'

export const dictionaryRoutes = [
  implementOfContent(contract.getUserTypes, ({ db, ...audience }) =>
    listDictionaryItems(db, audience, ['user_type']),
  ),

  implementOfContent(contract.getDictionary, ({ db, request, ...audience }) =>
    listDictionaryItems(db, audience, [request.type ?? 'page_image']),
  ),

  implementOfContent(contract.getDictionaries, ({ db, request, ...audience }) =>
    listDictionaries(db, audience, request.types),
  ),
]
