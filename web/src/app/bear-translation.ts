/**
 * A browser that translates a page puts elements where its texts were. React then looks for nodes that are no longer in
 * their place, and would give up the whole page: a node is put beside the one that stands for the old, and taken from
 * wherever it is now (facebook/react#11538).
 */
export function bearTranslation({ prototype }: typeof Node = Node): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with `this` below
  const { insertBefore, removeChild } = prototype;

  prototype.insertBefore = function <Inserted extends Node>(this: Node, node: Inserted, place: Node | null) {
    let beside = place;
    while (beside && beside.parentNode !== this) beside = beside.parentNode;
    return insertBefore.call(this, node, beside) as Inserted;
  };

  prototype.removeChild = function <Removed extends Node>(this: Node, node: Removed) {
    if (node.parentNode === this) removeChild.call(this, node);
    else node.parentNode?.removeChild(node);
    return node;
  };
}
