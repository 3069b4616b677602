import type { CourseTextSeed } from '../../../seed-types.ts'

export const thermalProfessional: Readonly<Record<number, CourseTextSeed>> = {
  49: {
    name: 'Cámaras térmicas en el aire',
    summary:
      'Tejados, campos solares y zonas de búsqueda desde un dron: altura de vuelo según el píxel, tiempo según la norma y un informe sin mosaico de conjeturas.',
    description:
      '<p>Un detector de 12 µm con óptica de 13 mm da, a 100 m, 92 mm por píxel. IEC TS 62446-3 pide cinco por cinco píxeles en células de 156 mm: 3 cm por píxel, unos 33 m de altura. Así se planifica cada vuelo.</p><p>Sobre campos solares: mínimo 600 W/m², viento hasta fuerza 4, sin nubes pasajeras ni reflejo del cielo. Sobre cubiertas planas se vuela tras ponerse el sol, cuando el aislante mojado aún suelta calor. La altura sobre el despegue no es la distancia al tejado.</p><p>Se dan por sabidas las reglas de las <strong>categorías abierta y específica</strong> (Reglamento 2019/947); un revisor comprueba certificado y seguro.</p>',
    outcomes: [
      'deducir altura y velocidad de vuelo del defecto más pequeño que se busca',
      'valorar irradiancia, viento y nubes antes de despegar y cancelar un vuelo',
      'distinguir célula caliente, cadena puenteada y excrementos de ave',
      'situar cada hallazgo para que un montador a pie llegue al mismo módulo',
    ],
    chapters: [
      'Altura, óptica y centímetros por píxel',
      'Campos solares a la luz del día',
      'Cubiertas tras la puesta de sol',
      'De cuatrocientas imágenes a una lista',
    ],
  },
  50: {
    name: 'Temperatura de la piel: qué se puede cribar y qué no',
    summary:
      'Las cámaras térmicas en las entradas miden piel, no fiebre. Dónde vale el método, dónde no y cómo decírselo a un cliente.',
    description:
      '<p>Una frente llegada en enero del aparcamiento está a 28 °C. La piel es un radiador que el cuerpo abre y cierra a su gusto. Su temperatura nunca dirá quién está infectado.</p><p>IEC 80601-2-59 describe el único caso válido: <strong>una persona cada vez</strong>, quieta, sin gafas, ángulo interno del ojo enfocado, cara de 240 por 180 píxeles, fuente de referencia, sala sin corrientes ni sol y quince minutos de aclimatación.</p><p>Luego, las cuentas: con un febril entre mil, sensibilidad del 80 % y especificidad del 95 %, se para a cincuenta sanos y uno de cada cinco febriles pasa. Son datos de salud: quién los ve se decide antes de licitar.</p>',
    outcomes: [
      'explicar a un cliente la diferencia entre temperatura cutánea y corporal',
      'montar un puesto de cribado con fuente de referencia, distancia y aclimatación',
      'calcular las falsas alarmas previsibles por prevalencia y especificidad',
      'nombrar los usos en los que desaconsejaría el método',
    ],
    chapters: ['El radiador llamado piel', 'Un puesto que puede medir', 'Cincuenta sanos y una fiebre'],
  },
  51: {
    name: 'Imagen óptica de gases',
    summary:
      'Vea fugas de metano, refrigerante o SF₆ como una sombra que se mueve, y sepa por qué a veces no hay sombra aunque haya gas.',
    description:
      '<p>El gas es invisible salvo en la banda estrecha en que absorbe: de 3,2 a 3,4 µm el metano, hacia 10,6 µm el SF₆. Un filtro frío ante un detector refrigerado deja solo esa banda; ninguno sirve para todos los gases.</p><p>Decide la <strong>diferencia entre gas y fondo</strong>: ante una tubería igual de caliente desaparece cualquier fuga; ante cielo frío, resalta. Cambie antes de sitio que de ajustes; distinga gas y vapor. Sobre 5 m/s el viento diluye el penacho.</p><p>El curso sigue una ronda por una estación de compresión con 640 componentes, según EN 17628 y el reglamento del metano (2024/1787). Una imagen encuentra la fuga, no la pesa.</p>',
    outcomes: [
      'ajustar detector y filtro al gas que se busca',
      'elegir un lugar con suficiente diferencia entre gas y fondo',
      'distinguir gas de vapor, aire caliente y reflejos',
      'planificar y registrar una inspección que un segundo equipo pueda comprobar',
    ],
    chapters: [
      'Una banda estrecha y un filtro frío',
      'El fondo antes que los ajustes',
      'La ronda: 640 componentes',
      'Reparación, segunda mirada y la cuestión de la cantidad',
    ],
  },
}
