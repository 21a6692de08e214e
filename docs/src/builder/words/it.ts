import type { BuilderWords } from './en'

export const it: BuilderWords = {
  widget: 'Figura',
  scenario: 'Scenario',
  noScenario: 'Nessuno: i valori predefiniti del modello',
  language: 'Lingua della figura',
  site: 'Il tuo sito',
  sites: {
    react: 'React, Next',
    mdx: 'MDX',
    docusaurus: 'Docusaurus',
    astro: 'Astro',
    html: 'Solo HTML',
    iframe: 'iframe',
    wordpress: 'WordPress, senza script',
  },
  about: {
    react:
      'Un file a sé. In Next una pagina del server può usarlo così com’è: il pacchetto segna da sé dove comincia il client. La figura sta nell’HTML con il suo risultato.',
    mdx: 'In qualsiasi pagina di un sito MDX. La figura sta nell’HTML della build con il suo risultato.',
    docusaurus:
      'In qualsiasi pagina il cui nome finisce in .mdx. La figura sta nell’HTML della build con il suo risultato.',
    astro:
      'Un’isola: la figura sta nell’HTML della build e si sveglia quando qualcuno la vede. Il primo comando aggiunge React, se il tuo sito non ce l’ha ancora.',
    html: 'Né framework né build. Decomprimi lo zip di una versione accanto alla pagina, e mettici anche l’immagine: è ciò che si vede finché la figura non si sveglia, e dove non girano script.',
    iframe:
      'Per pagine che accettano soltanto frame. Decomprimi lo zip di una versione sul tuo sito. Lo stile tiene libera l’altezza, poi lo script la fissa con esattezza. Su carta un frame viene tagliato a quell’altezza.',
    wordpress:
      'Per editor che eliminano gli script e gli elementi che non conoscono. Carica l’immagine in PNG, perché WordPress non accetta SVG, metti il suo indirizzo in src e incolla il codice in un blocco HTML personalizzato.',
  },
  figure: 'La figura',
  setIt: 'Lasciala come vuoi che la trovino: ciò che muovi qui passa nel codice.',
  code: 'Il codice',
  parts: {
    install: 'Una volta, nella cartella del tuo sito',
    page: 'Una volta nella pagina',
    style: 'Nel tuo foglio di stile',
    figure: 'Dove deve stare la figura',
  },
  copy: 'Copia',
  copyPart: (part) => `Copia: ${part}`,
  picture: 'L’immagine',
  pictureFor: 'Per feed, anteprime e diapositive, con la sua conclusione come testo alternativo.',
  drawing: 'L’immagine si sta disegnando; poi segue il codice.',
  drawingPicture: 'L’immagine si sta disegnando.',
  notDrawn: 'Qui non si è potuta disegnare l’immagine. Anche «Copia la figura (SVG)», sotto la figura, la dà.',
  downloadSvg: 'Scarica SVG',
  downloadPng: 'Scarica PNG',
}
