import { getCertification } from '../../contract/catalogue/certification.ts'
import { environment } from '../../environment/environment.ts'
import { createLiveItem } from '../resource/live.ts'

/** The certification of the page in its current state for this learner. It is loaded again after every action. */
export const liveCertification = createLiveItem(async (id) => {
  const result = await environment().api.call(getCertification, { id })
  return result.ok ? result.value.certification : null
})
