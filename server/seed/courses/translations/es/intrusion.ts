import type { CourseTextSeed } from '../../../seed-types.ts'

export const intrusion: Readonly<Record<number, CourseTextSeed>> = {
  4: {
    name: 'Elección de detectores y prevención de falsas alarmas',
    summary:
      'Qué ve cada detector, dónde no debe colgarse y cómo encontrar la causa de una alarma que nadie provocó.',
    description:
      '<p>Un detector infrarrojo pasivo no ve personas; ve algo caliente que cruza sus zonas, y ve mejor lo que las cruza de lado. Quien lo tiene presente lo cuelga atravesado al camino del ladrón, lejos del calefactor y del sol bajo, y recibe la mitad de avisos.</p><p>El curso recorre la familia: PIR, microondas, doble tecnología, rotura de cristal, vibración, contacto, cortina y barrera. De cada uno: qué detecta, qué lo engaña, qué lo enmascara y a qué grado de EN 50131 pertenece. Después tomamos un registro de eventos de seis semanas y buscamos la causa de cada entrada.</p>',
    outcomes: [
      'colocar un PIR de modo que el camino probable cruce sus zonas',
      'elegir entre PIR, doble tecnología y rotura de cristal para una sala concreta',
      'deducir del registro si la causa fue una corriente de aire, un animal, el usuario o el cableado',
      'realizar y documentar una prueba de paso con enmascaramiento',
    ],
    chapters: [
      'Lo que ve de verdad cada detector',
      'Dónde no debe colgarse',
      'Grados, enmascaramiento y sabotaje',
      'Leer un registro de eventos',
    ],
  },
  11: {
    name: 'Armado, desarmado y transmisión de alarmas',
    summary:
      'La mayoría de las falsas alarmas ocurre en la puerta de entrada. Planifique un armado que no pueda salir mal y demuestre que la alarma llega.',
    description:
      '<p>Pregunte en cualquier central receptora: los minutos de más trabajo son las siete de la mañana y las seis de la tarde, cuando la gente entra y sale. Este curso divide en particiones según quién trabaja dónde y cuándo, y planifica el armado de modo que el edificio solo se arme con todo cerrado y solo se entre una vez desarmado.</p><p>La segunda mitad sigue a la alarma fuera del edificio. Dos vías que no comparten canalización, mástil ni fusible; tiempos de notificación y sondeo según las categorías de EN 50136, y una prueba mensual de verdad, del detector al acuse de recibo, con la hora anotada.</p>',
    outcomes: [
      'dividir un edificio en particiones que sigan su jornada',
      'planificar el armado con elemento de bloqueo para que nadie entre en una zona armada',
      'elegir la categoría de transmisión y tender dos vías independientes',
      'probar del detector a la central receptora y guardar la prueba',
    ],
    chapters: ['Particiones que siguen la jornada', 'Armar sin errores', 'Dos vías y una prueba'],
  },
}
