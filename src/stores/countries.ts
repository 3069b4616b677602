import { computed } from 'nanostores'
import { getCountries } from '../contract/country.ts'
import { environment } from '../environment/environment.ts'
import { createAsked } from './asked.ts'

/** All countries, by name in the page's language. */
export const countries = createAsked(() => environment().api.call(getCountries, { type: 'all' }))

/** None until they have come. */
export const $countries = computed(countries.$asked, (asked) => (asked.state === 'ready' ? asked.value : []))
