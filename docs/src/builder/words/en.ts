export const en = {
  widget: 'Figure',
  scenario: 'Scenario',
  noScenario: 'None: the model’s defaults',
  language: 'Language of the figure',
  site: 'Your site',
  sites: {
    react: 'React, Next',
    mdx: 'MDX',
    docusaurus: 'Docusaurus',
    astro: 'Astro',
    html: 'Plain HTML',
    iframe: 'iframe',
    wordpress: 'WordPress, without scripts',
  },
  about: {
    react:
      'A file of its own. In Next a server page can use it as it is: the package marks its own client boundary. The figure stands in the HTML with its result.',
    mdx: 'In any page of an MDX site. The figure stands in the built HTML with its result.',
    docusaurus: 'In any page whose name ends in .mdx. The figure stands in the built HTML with its result.',
    astro:
      'An island: the figure stands in the built HTML and wakes when a reader sees it. The first command adds React, if your site has none yet.',
    html: 'No framework and no build. Unpack the zip of a release beside the page, and put the picture there too: it is what is seen until the figure wakes, and where no script runs.',
    iframe:
      'For pages that take nothing but frames. Unpack the zip of a release on your site. The style keeps the height free, the script then sets it exactly. On paper a frame is cut at that height.',
    wordpress:
      'For editors that remove scripts and elements they do not know. Upload the picture as PNG, since WordPress takes no SVG, put its address into src, and paste the code as a block of custom HTML.',
  },
  figure: 'The figure',
  setIt: 'Set it as your readers are to find it: what you move here goes into the code.',
  code: 'The code',
  parts: {
    install: 'Once, in the folder of your site',
    page: 'Once on the page',
    style: 'In your stylesheet',
    figure: 'Where the figure is to stand',
  },
  copy: 'Copy',
  copyPart: (part: string) => `Copy: ${part}`,
  picture: 'The picture',
  pictureFor: 'For feeds, previews and slides, with its finding for the alternative text.',
  drawing: 'Drawing the picture; the code follows.',
  drawingPicture: 'Drawing the picture.',
  notDrawn: 'The picture could not be drawn here. “Copy the picture (SVG)” under the figure gives it too.',
  downloadSvg: 'Download SVG',
  downloadPng: 'Download PNG',
}

export type BuilderWords = typeof en
