# pentario_notices(target header namespace): the notices of what others wrote in the program, as the
# constant `kNotices` in a generated header; with the project's own licence as `kLicence`.
function(pentario_notices target header namespace)
  set(file "${CMAKE_CURRENT_BINARY_DIR}/notices.txt")
  set(own "${CMAKE_CURRENT_BINARY_DIR}/licence.txt")
  configure_file("${CMAKE_SOURCE_DIR}/LICENSE" "${own}" COPYONLY)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tools/notices")
  execute_process(COMMAND "${CMAKE_SOURCE_DIR}/tools/notices" program OUTPUT_FILE "${file}"
    COMMAND_ERROR_IS_FATAL ANY)
  pentario_embed(${target} ${header} ${namespace} "${own}" "${file}")
endfunction()
