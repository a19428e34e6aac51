import { renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useFieldText } from './use-field-text';

test('text pasted before hydration opens the list', () => {
  const field = document.createElement('input');
  const { result } = renderHook(() => {
    useLayoutEffect(function paste() {
      field.value = 'brake';
      field.dispatchEvent(new Event('input'));
    }, []);
    return useFieldText(field);
  });

  expect(result.current).toMatchObject({ text: 'brake', isOpen: true });
});
