/* global document */

/**
 * Makes an element. No markup strings and no style attributes: a page's content security policy forbids neither of
 * what is left.
 *
 * @param {string} tag
 * @param {Record<string, string | boolean | undefined>} [attributes] false and undefined leave one out
 * @param {...(Node | string)} children
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  setAttributes(element, attributes);
  element.append(...children);
  return element;
}

/**
 * Makes an SVG drawing of stroked paths on the 20 px grid.
 *
 * @param {...string} paths
 */
export function makeIcon(...paths) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  setAttributes(svg, { viewBox: '0 0 20 20', 'aria-hidden': 'true', class: 'icon' });
  for (const d of paths) {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', d);
    svg.append(path);
  }
  return svg;
}

/**
 * @param {Element} element
 * @param {Record<string, string | boolean | undefined>} attributes
 */
function setAttributes(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : value);
  }
}
