export { drawPicture, type DrawnPicture, type PictureOptions } from './drawPicture'
export { widthPxOfPictures } from '../figure/svgDocument'
export { pictures, type WidgetName } from './pictures'
