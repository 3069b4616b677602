import type { Item } from '../../../src/domain/content/families.ts'
import type { TopicDocument } from '../../../src/domain/topic/topic-document.ts'
import { textsOfItem } from '../translated.ts'
import { topic as ar } from './translations/ar.ts'
import { topic as de } from './translations/de.ts'
import { topic as es } from './translations/es.ts'
import { topic as pl } from './translations/pl.ts'

interface TopicSeed extends Pick<TopicDocument, 'subject' | 'courses'> {
  id: number
  /** The sister brand shows it too. */
  sister: boolean
  en: TopicDocument['texts']['en']
}

const topics: TopicSeed[] = [
  {
    id: 1,
    subject: 'intrusion',
    courses: [6, 8, 14, 4, 11],
    sister: false,
    en: {
      name: 'Perimeter protection',
      summary:
        'A fence delays, a detector reports, a camera shows. Only together, and only if somebody comes, do they protect.',
      body: '<p>Nobody needs an alarm at the moment when the window breaks. The point of a perimeter is time: the minutes between the first touch of the fence and the first touch of the building. Whoever plans one begins at the end, with the question <strong>how long help takes to arrive</strong>, and works back to where detection has to happen.</p><p>Detection comes in layers, because every method has its own weather. Thermal cameras see through darkness but little through dense fog; a fence cable notices climbing and also the storm; radar likes open ground and dislikes reeds. Two methods that fail on different days are worth more than two of the best of one kind.</p><p>Then comes verification. An event without a picture is a rumour, and after the tenth rumour nobody drives out. Plan the cameras for the operator who has fifteen seconds, not for the brochure.</p><p>The courses here lead from the risk analysis through thermal cameras and analytics to the line on which the alarm leaves the site.</p>',
    },
  },
  {
    id: 2,
    subject: 'cctv',
    courses: [1, 7, 14, 24],
    sister: false,
    en: {
      name: 'Pictures at night',
      summary: 'Bright is not the same as sharp. How to get usable pictures when there is hardly any light.',
      body: '<p>Every camera delivers a bright picture at night if it is allowed to. It opens the shutter for a fifteenth of a second, turns up the gain, and the yard looks as if the moon were full. Then somebody runs through it and is a grey streak.</p><p>The order of decisions is the other way round. First the <strong>shutter</strong>: a walking person wants about a fiftieth of a second, a car at the barrier far less. Then the light that this shutter needs, and where it is to come from. Built-in infrared is convenient, and it attracts the spider whose web will fill the picture in August. A separate lamp two metres away costs a cable and solves the problem.</p><p>Colour at night needs white light, and white light needs the neighbours’ consent. Sometimes a thermal camera that only detects and a single lamp that it switches on are the better pair.</p><p>Lastly: look at the recording, not at the live picture. Compression eats the dark parts first.</p>',
    },
  },
  {
    id: 3,
    subject: 'network',
    courses: [18, 2, 23],
    sister: true,
    en: {
      name: 'Cyber-security of security systems',
      summary:
        'A camera is a computer on a pole. What that means for passwords, updates and the network behind it.',
      body: '<p>The recorder in the basement has been running for six years, and nobody knows the password. That is how most stories begin. Security systems are computers that hang outdoors, are reachable from far away, and outlive three generations of office PCs.</p><p>Four habits remove most of the danger. An <strong>inventory</strong> that names every device with its firmware, and a person who keeps it. Passwords that differ from device to device and are handed over in writing. A network of its own, with a gate through which only what is needed may pass, and in which an unplugged camera on the façade gives no one a way in. And a day in the calendar for updates, with a plan for what stays watched meanwhile.</p><p>Remote access deserves a sentence of its own: a forwarded port is not access but an open window.</p><p>None of this needs a specialist on every site. It needs somebody who does it at handover and somebody who asks for it. The courses below treat both roles.</p>',
    },
  },
  {
    id: 4,
    subject: 'thermal',
    courses: [5, 12, 13, 16],
    sister: true,
    en: {
      name: 'Thermal imaging for fire prevention',
      summary:
        'Before smoke there is warmth. Where a thermal camera wins hours, where only seconds, and where nothing at all.',
      body: '<p>A smoke detector reports a fire. A thermal camera can report what will become one: the heap that has been getting warmer since Sunday, the bearing that runs dry, the terminal that only glows under load. In a sorting hall for waste or a store for wood chips this is the difference between a wheel loader and a fire brigade.</p><p>How much time is won depends on the material. Biological warming takes <strong>days</strong>, a bearing takes hours, a lithium cell takes a minute or two. The camera’s cycle, the threshold and the way of alarm have to follow from that, and not from a data sheet.</p><p>Thermal cameras see surfaces. A core of embers beneath two metres of shavings is invisible until it has found a way out; heat behind glass stays behind glass. Such limits belong in the concept, in writing.</p><p>And whatever the camera reports at three in the morning must reach a person who knows what to do. The courses begin with the physics and end with that person.</p>',
    },
  },
  {
    id: 5,
    subject: 'access',
    courses: [3, 9, 10, 21],
    sister: false,
    en: {
      name: 'Access without keys',
      summary:
        'Cards, telephones and codes replace the key. The door, the lock and the escape route remain what they were.',
      body: '<p>A lost key costs a cylinder, or four hundred of them. A lost card costs a click. That is the whole argument for electronic access, and it is a good one; what makes it difficult is everything around the click.</p><p>The door comes first. A reader does not lock anything: the strike, the hinge and the closer do, and a door that sticks in winter will be wedged open by people who are right to do so. Then the <strong>credential</strong>. Older cards that merely call out a number can be copied within seconds by a device that costs less than the reader; encrypted ones and a supervised line to the controller are no luxury any more.</p><p>Telephones as keys are convenient until the battery is empty, so plan what happens then. And plan the way out: on an escape route the door opens from inside with one movement, whatever the system thinks.</p><p>The courses go from the hardware through credentials and intercoms to the doors on which lives depend.</p>',
    },
  },
  {
    id: 6,
    subject: 'base',
    courses: [19, 20, 22, 2],
    sister: false,
    en: {
      name: 'Power that lasts',
      summary:
        'Most faults in security systems are faults of the supply. From the voltage at the far end to the battery in its fourth year.',
      body: '<p>A camera that restarts every evening at six is not defective. At six its infrared comes on, the current doubles, and at the end of eighty metres of thin cable there are nine volts left of twelve. Whoever measures at the power supply finds nothing.</p><p>Measure <strong>at the device and under load</strong>: this one rule would save more site visits than any remote maintenance. The arithmetic for it takes two lines, and it also shows why PoE at 54 volts forgives what 12 volts do not.</p><p>Batteries have a temper of their own. They are rated for 20 °C and twenty hours; in a cabinet on a south wall they age twice as fast for every ten degrees. Calculate for the end of their life, write the date on them, and test them with a load, not with a voltmeter.</p><p>Finally the lightning, which need not strike the mast itself: a hit three hundred metres away is enough for an unprotected line. Earthing is not a subject for afterwards.</p>',
    },
  },
]

export const topicItems: Item<'topic'>[] = topics.map(({ id, sister, en, ...document }) => ({
  family: 'topic',
  id,
  document: {
    ...document,
    audience: { tenants: sister ? ['main', 'sister'] : ['main'] },
    texts: textsOfItem(id, en, { ar, de, pl, es }),
  },
}))
