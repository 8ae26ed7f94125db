# `cmake --install`: the rooms `core game games bots` as a library for C++ (docs/library.md), with a CMake package and a file for
# pkg-config; and the program.
include(CMakePackageConfigHelpers)
list(TRANSFORM PENTARIO_GAMES PREPEND games_ OUTPUT_VARIABLE rooms)
list(APPEND rooms bots games game core)

foreach(room ${rooms})
  set_target_properties(${room} PROPERTIES OUTPUT_NAME pentario_${room})
endforeach()
install(TARGETS ${rooms} EXPORT pentario COMPONENT library DESTINATION ${CMAKE_INSTALL_LIBDIR})
foreach(room core game games bots)
  install(DIRECTORY ${CMAKE_SOURCE_DIR}/src/${room} COMPONENT library
    DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/pentario FILES_MATCHING PATTERN *.h PATTERN tests EXCLUDE)
endforeach()

set(package ${CMAKE_INSTALL_LIBDIR}/cmake/pentario)
install(EXPORT pentario NAMESPACE pentario:: FILE pentario-targets.cmake COMPONENT library DESTINATION ${package})
configure_package_config_file(${CMAKE_SOURCE_DIR}/cmake/pentario-config.cmake.in
  ${CMAKE_BINARY_DIR}/pentario-config.cmake INSTALL_DESTINATION ${package})
write_basic_package_version_file(${CMAKE_BINARY_DIR}/pentario-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_BINARY_DIR}/pentario-config.cmake ${CMAKE_BINARY_DIR}/pentario-config-version.cmake
  COMPONENT library DESTINATION ${package})

# A linker that is given archives wants who calls before who is called.
list(REMOVE_ITEM rooms bots games game core)
list(TRANSFORM rooms PREPEND -lpentario_ OUTPUT_VARIABLE PENTARIO_GAME_LIBRARIES)
list(JOIN PENTARIO_GAME_LIBRARIES " " PENTARIO_GAME_LIBRARIES)
configure_file(${CMAKE_SOURCE_DIR}/cmake/pentario.pc.in ${CMAKE_BINARY_DIR}/pentario.pc @ONLY)
install(FILES ${CMAKE_BINARY_DIR}/pentario.pc COMPONENT library DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

install(TARGETS pentario COMPONENT program)
