import type { TopicDocument } from '../../../../src/domain/topic/topic-document.ts'
import type { TextsById } from '../../translated.ts'

export const topic: TextsById<TopicDocument['texts']['en']> = {
  1: {
    name: 'Protección perimetral',
    summary:
      'Una valla retrasa, un detector avisa, una cámara muestra. Solo protegen juntos, y solo si alguien acude.',
    body: '<p>Nadie necesita una alarma en el instante en que se rompe la ventana. El sentido de un perímetro es el tiempo: los minutos entre el primer contacto con la valla y el primer contacto con el edificio. Quien proyecta empieza por el final, por <strong>cuánto tarda en llegar la ayuda</strong>, y retrocede hasta el punto donde hay que detectar.</p><p>La detección va por capas, porque cada método tiene su propio tiempo atmosférico. La cámara térmica ve en la oscuridad, pero poco en niebla densa; el cable en la valla nota la escalada y también el temporal; el radar quiere terreno abierto y no cañas. Dos métodos que fallan en días distintos valen más que dos de los mejores de un mismo tipo.</p><p>Después, la verificación: un evento sin imagen es un rumor, y al décimo ya nadie acude. Proyecte para el operador que tiene quince segundos.</p>',
  },
  2: {
    name: 'Imágenes nocturnas',
    summary: 'Claro no es lo mismo que nítido. Cómo obtener imágenes útiles cuando apenas hay luz.',
    body: '<p>Toda cámara da de noche una imagen clara si se lo permiten. Abre el obturador una quinceava parte de segundo, sube la ganancia y el patio parece iluminado por la luna llena. Luego alguien lo cruza corriendo y es una mancha gris.</p><p>El orden de las decisiones es el inverso. Primero el <strong>obturador</strong>: una persona que camina pide en torno a un cincuentavo de segundo; un coche en la barrera, mucho menos. Después la luz que exige ese tiempo y de dónde vendrá. El infrarrojo integrado es cómodo, y atrae a la araña cuya tela llenará la imagen en agosto. Un foco separado dos metros cuesta un cable y resuelve el problema.</p><p>El color nocturno pide luz blanca, y la luz blanca, el consentimiento de los vecinos. Por último, mire la grabación y no el directo: la compresión se come primero las zonas oscuras.</p>',
  },
  3: {
    name: 'Ciberseguridad de los sistemas de seguridad',
    summary: 'Una cámara es un ordenador en un poste. Qué supone para contraseñas, actualizaciones y red.',
    body: '<p>El grabador del sótano lleva seis años en marcha y nadie sabe la contraseña. Así empieza la mayoría de las historias. Los sistemas de seguridad son ordenadores colgados a la intemperie, accesibles desde lejos, que sobreviven a tres generaciones de ordenadores de oficina.</p><p>Cuatro hábitos eliminan casi todo el peligro. Un <strong>inventario</strong> con cada equipo y su firmware, y una persona que lo lleve. Contraseñas distintas en cada equipo, entregadas por escrito. Una red propia con una puerta por la que solo pasa lo necesario, donde una cámara desconectada de la fachada no abra camino a nadie. Y un día en el calendario para actualizar, con un plan de lo que sigue vigilado mientras tanto.</p><p>El acceso remoto merece una frase: un puerto redirigido no es un acceso, es una ventana abierta.</p>',
  },
  4: {
    name: 'Termografía para prevenir incendios',
    summary:
      'Antes del humo está el calor. Dónde una cámara térmica gana horas, dónde solo segundos y dónde nada.',
    body: '<p>Un detector de humo avisa de un incendio. Una cámara térmica puede avisar de lo que llegará a serlo: el montón que se calienta desde el domingo, el rodamiento sin grasa, el borne que solo se pone al rojo en carga. En una nave de residuos o un almacén de astillas es la diferencia entre una pala cargadora y los bomberos.</p><p>El tiempo ganado depende del material. El calentamiento biológico tarda <strong>días</strong>; un rodamiento, horas; una celda de litio, uno o dos minutos. De ahí salen el ciclo de la cámara, el umbral y la vía de alarma, no de la hoja de datos.</p><p>Las cámaras térmicas ven superficies: una brasa bajo dos metros de viruta es invisible y el calor tras un vidrio se queda tras el vidrio. Esos límites deben constar por escrito. Y lo que la cámara avise a las tres de la madrugada debe llegar a alguien que sepa qué hacer.</p>',
  },
  5: {
    name: 'Accesos sin llave',
    summary:
      'Tarjeta, teléfono y código sustituyen a la llave. La puerta, la cerradura y la vía de evacuación siguen siendo lo que eran.',
    body: '<p>Una llave perdida cuesta un cilindro, o cuatrocientos. Una tarjeta perdida cuesta un clic. Ese es todo el argumento del acceso electrónico, y es bueno; lo difícil es lo que rodea al clic.</p><p>Primero, la puerta. Un lector no cierra nada: lo hacen el cerradero, la bisagra y el cierrapuertas, y una puerta que se atasca en invierno acabará calzada por gente que tiene razón. Después, la <strong>credencial</strong>. Las tarjetas antiguas que solo anuncian un número se copian en segundos con un aparato más barato que el lector; el cifrado y una línea supervisada hasta el controlador ya no son un lujo.</p><p>El teléfono como llave es cómodo hasta que se agota la batería: prevea ese caso. Y prevea la salida: en una vía de evacuación la puerta se abre desde dentro con un solo gesto, opine lo que opine el sistema.</p>',
  },
  6: {
    name: 'Energía que dura',
    summary:
      'La mayoría de las averías son de alimentación: de la tensión al final del cable a la batería en su cuarto año.',
    body: '<p>Una cámara que se reinicia todas las tardes a las seis no está averiada. A las seis se enciende su infrarrojo, la corriente se duplica y al final de ochenta metros de cable fino quedan nueve voltios de doce. Quien mide en la fuente no encuentra nada.</p><p>Mida <strong>en el equipo y en carga</strong>: esta sola regla ahorra más visitas que cualquier telemantenimiento. El cálculo ocupa dos líneas y muestra por qué PoE a 54 voltios perdona lo que 12 no perdonan.</p><p>Las baterías están pensadas para 20 °C y veinte horas; en un armario orientado al sur envejecen el doble de rápido por cada diez grados. Calcule para el final de su vida, escriba la fecha y pruébelas con carga, no con voltímetro. Y el rayo no necesita dar en el mástil: un impacto a trescientos metros basta para una línea sin proteger.</p>',
  },
}
