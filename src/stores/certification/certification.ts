import { getCertification } from '../../contract/catalogue/certification.ts'
import { environment } from '../../environment/environment.ts'
import { createLive } from '../resource/live.ts'

/** The certification of the page as it is now for this learner; it is asked for again after every act. */
export const liveCertification = createLive(async (id) => {
  const answer = await environment().api.call(getCertification, { id })
  return answer.ok ? answer.value.certification : null
})
