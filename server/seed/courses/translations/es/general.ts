import type { CourseTextSeed } from '../../../seed-types.ts'

export const general: Readonly<Record<number, CourseTextSeed>> = {
  52: {
    name: 'Radioenlaces para seguridad',
    summary:
      'Enlaces punto a punto que siguen llevando vídeo en agosto, cuando los árboles tienen hojas: zona de Fresnel, balance de enlace, canal y mástil.',
    description:
      '<p>Un radioenlace arranca en marzo, sin hojas, y falla en mayo. No basta ver el otro mástil: a 5,5 GHz, la primera zona de Fresnel a mitad de 2 km tiene 5,2 m de radio; el 60 % debe quedar libre, incluso de futuras grúas.</p><p>El <strong>balance de enlace</strong>: 113 dB de pérdidas, 30 dBm radiados y antena de 23 dBi dejan −60 dBm, 15 dB de margen si la modulación pide −75 dBm. Se calcula para 5 y 60 GHz, donde el oxígeno quita 15 dB por kilómetro, con potencia radiada y detección de radar (DFS).</p><p>El resto es oficio: lóbulo principal, media velocidad anunciada, cifrado y protección contra sobretensiones.</p>',
    outcomes: [
      'dibujar un perfil de trayecto y comprobar la zona de Fresnel, también para el próximo verano',
      'calcular un balance de enlace con margen de desvanecimiento',
      'elegir entre 5 GHz, 60 GHz, red móvil y zanja',
      'alinear un enlace y demostrar nivel y caudal durante 24 horas',
    ],
    chapters: [
      'La visión directa necesita espacio',
      'El balance de enlace',
      'Canales, radar y vecinos',
      'Mástil, alineación y prueba',
    ],
  },
  53: {
    name: 'Planos y documentación de proyecto',
    summary:
      'Planos, esquemas y listados con los que otros pueden presupuestar, construir y mantener, y en los que un cambio se hace en un solo sitio.',
    description:
      '<p>El electricista taladra donde dice el plano. Si el lector figura junto a las bisagras, allí se montará. El curso trata de documentos con los que otros trabajan sin llamar: plantas a 1:50 o 1:100, esquemas de montantes, listados y una <strong>matriz de causa y efecto</strong> entre sistemas.</p><p>La designación es igual en plano, etiqueta y pantalla (IEC 81346); cada cámara lleva tarea, densidad y altura (EN 62676-4); cada puerta, una ficha: cerradura, evacuación, qué hace con incendio y sin corriente.</p><p>Al final, los cambios: nubes de revisión, índice, aprobación, planos conforme a obra y modelos (BIM, ISO 19650), que hallan interferencias antes de cerrar el techo.</p>',
    outcomes: [
      'reunir un juego de documentos con el que pueda construir un desconocido',
      'fijar un sistema de designación que aguante del plano a la pantalla',
      'rellenar una ficha de puerta y una matriz de causa y efecto',
      'revisar un plano en veinte minutos en busca de los diez errores habituales',
      'llevar las revisiones de modo que solo un plano sea válido',
    ],
    chapters: [
      '¿Quién lee este plano?',
      'Plantas y símbolos',
      'Designaciones que duran',
      'Montantes, listados de cables y puertas',
      'Causa y efecto entre sistemas',
      'Revisiones, modelos y conforme a obra',
    ],
  },
  54: {
    name: 'Intercomunicación IP en grandes edificios',
    summary:
      'Hospitales, torres, aparcamientos: llamadas que llegan a alguien, voz que se entiende y un sistema que avisa cuando un puesto está muerto.',
    description:
      '<p>El punto de ayuda de la planta −3 llevaba siete meses muerto; lo notó quien lo necesitaba. Los grandes sistemas fallan en silencio: el curso trata sobre todo de operación.</p><p>Primero, la llamada: adónde va a las 03:00, a quién tras veinte segundos y qué oye quien llama. SIP (RFC 3261) señaliza, con dos servidores. G.711 ocupa casi 90 kbit/s por sentido; duele el retardo: VLAN propia, DSCP EF y menos de 150 ms.</p><p>Después, el sonido: distancia, eco, ventiladores, hormigón. La inteligibilidad se mide como <strong>STI</strong> según IEC 60268-16, mínimo habitual 0,5. Bucles de inducción, pruebas diarias de línea y altavoz y EN IEC 62820 cierran el curso.</p>',
    outcomes: [
      'redactar un plan de llamadas con horarios, escalado y locuciones',
      'dimensionar VLAN, prioridad y alimentación de reserva para la voz',
      'medir la inteligibilidad y hallar la causa cuando es mala',
      'configurar una supervisión que avise de un puesto muerto en menos de un día',
    ],
    chapters: [
      '¿Adónde va la llamada?',
      'Puestos, alturas y personas',
      'SIP, servidores y el día malo',
      'La voz en la red',
      'Eco, ventiladores y hormigón',
      'Medir la inteligibilidad',
      'Ascensores, puertas y vídeo al lado',
      'Supervisión y turno de noche',
    ],
  },
}
